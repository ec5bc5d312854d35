import { createHmac, timingSafeEqual } from "node:crypto";
import type { ForumRequest } from "../contract/index.ts";

/** The forum and the secret shared with it. */
export type Forum = { url: string; secret: string };

export type Member = {
	externalId: string;
	email: string;
	isEmailConfirmed: boolean;
	name: string;
	username: string;
};

export type Reading =
	| { status: "read"; nonce: string; returnUrl: URL }
	| { status: "refused"; why: "FORUM_REQUEST_INVALID" | "FORUM_RETURN_FOREIGN" };

const MAX_NONCE = 200;
const SIGNATURE = /^[0-9a-f]{64}$/i;

/** The signature is over the base64 text, not over the decoded one. */
export const signatureOf = (secret: string, sso: string): string =>
	createHmac("sha256", secret).update(sso).digest("hex");

/** Reads the forum's request; the return address in the payload, if any, must be the forum's, too. */
export function readRequest(forum: Forum, { returnUrl, sso, sig }: ForumRequest): Reading {
	if (!isSignedBy(forum.secret, sso, sig)) return { status: "refused", why: "FORUM_REQUEST_INVALID" };
	const payload = new URLSearchParams(Buffer.from(sso, "base64").toString("utf8"));
	const nonce = payload.get("nonce") ?? "";
	if (nonce === "" || nonce.length > MAX_NONCE) return { status: "refused", why: "FORUM_REQUEST_INVALID" };
	const named = payload.get("return_sso_url");
	if (!isOf(forum, returnUrl) || (named !== null && !isOf(forum, named)))
		return { status: "refused", why: "FORUM_RETURN_FOREIGN" };
	return { status: "read", nonce, returnUrl: new URL(returnUrl) };
}

function isSignedBy(secret: string, sso: string, sig: string): boolean {
	if (!SIGNATURE.test(sig)) return false;
	return timingSafeEqual(Buffer.from(sig, "hex"), Buffer.from(signatureOf(secret, sso), "hex"));
}

function isOf(forum: Forum, address: string): boolean {
	if (!URL.canParse(address)) return false;
	const [url, home] = [new URL(address), new URL(forum.url)];
	const folder = home.pathname.endsWith("/") ? home.pathname : `${home.pathname}/`;
	return url.origin === home.origin && url.username === "" && url.password === "" && url.pathname.startsWith(folder);
}

/** Where the browser continues: the forum's address with the player's identity. */
export function answerUrl(
	forum: Forum,
	{ nonce, returnUrl }: { nonce: string; returnUrl: URL },
	member: Member,
): string {
	const payload = new URLSearchParams({
		nonce,
		external_id: member.externalId,
		email: member.email,
		name: member.name,
		username: member.username,
		...(member.isEmailConfirmed ? {} : { require_activation: "true" }),
	});
	const sso = Buffer.from(payload.toString()).toString("base64");
	const url = new URL(returnUrl);
	url.searchParams.set("sso", sso);
	url.searchParams.set("sig", signatureOf(forum.secret, sso));
	return url.href;
}
