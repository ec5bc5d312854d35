import { createHmac, timingSafeEqual } from "node:crypto";
import type { Locale } from "@baize/kernel/locale";
import type { Audience } from "../../contract/index.ts";

/** What a link shows, and until when it does. */
export type Previewed = {
	entry: string;
	revision: string;
	place: string | null;
	audience: Audience;
	atMs: number | null;
	/** Of the lobby, in which it is read. */
	language?: Locale;
	untilMs: number;
};

/** The content of a link with its signature, so that it shows nothing else than what an operator has asked for. */
export function tokenOf(previewed: Previewed, key: Buffer): string {
	const text = Buffer.from(JSON.stringify(previewed)).toString("base64url");
	return `${text}.${signatureOf(text, key).toString("base64url")}`;
}

/** Undefined where we have not signed it so, or where its time is over. */
export function readToken(token: string, key: Buffer, nowMs: number): Previewed | undefined {
	const [text = "", signature = "", ...more] = token.split(".");
	const given = Buffer.from(signature, "base64url");
	const own = signatureOf(text, key);
	if (more.length > 0 || given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
	// What we have signed is what we have written.
	const previewed = JSON.parse(Buffer.from(text, "base64url").toString()) as Previewed;
	return nowMs < previewed.untilMs ? previewed : undefined;
}

const signatureOf = (text: string, key: Buffer): Buffer => createHmac("sha256", key).update(text).digest();
