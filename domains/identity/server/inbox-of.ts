import { domainToASCII } from "node:url";
import { IGNORED_SIGNS, SAME_DOMAINS } from "./inbox-of.data.ts";
import { emailKey } from "./tokens.ts";

/**
 * The inbox that an e-mail reaches, written in one way: without what follows a plus, without signs that the provider does
 * not look at, under the provider's first domain. Two e-mails with one inbox are one person's. It is compared and counted
 * by, and never written to.
 */
export function inboxOf(email: string): string {
	const key = emailKey(email);
	const at = key.lastIndexOf("@");
	const [typed, typedDomain] = [key.slice(0, at), key.slice(at + 1)];
	const ascii = domainToASCII(typedDomain) || typedDomain;
	const domain = SAME_DOMAINS[ascii] ?? ascii;
	const base = typed.replace(/(?<=.)\+.*$/s, "");
	const ignored = IGNORED_SIGNS[domain];
	const local = ignored ? base.replace(ignored, "") || base : base;
	return `${local}@${domain}`;
}
