import { domainToASCII } from "node:url";
import { emailKey } from "../tokens.ts";
import { IGNORED_SIGNS, SAME_DOMAINS } from "./inbox-of.data.ts";

/**
 * The inbox that an e-mail reaches, in one normal form: without the part after a plus, without characters that the
 * provider ignores, under the provider's main domain. Two e-mails with one inbox belong to one person. Used for
 * comparing and counting, never for sending.
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
