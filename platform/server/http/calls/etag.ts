import { hash } from "node:crypto";
import { ReadyReply } from "./bind.ts";

/** As many characters as no two bodies share by chance: 132 bits. */
const TAG_LENGTH = 22;

/** The same bytes have the same tag in every process and after every start. */
export const etagOf = (body: Buffer): string => `"${hash("sha256", body, "base64url").slice(0, TAG_LENGTH)}"`;

/** JSON as a ready reply that is revalidated by its tag. */
export function taggedReply(json: string): ReadyReply {
	const body = Buffer.from(json);
	return new ReadyReply(body, etagOf(body));
}

/**
 * Whether the sender of this If-None-Match has the body with this tag. The header may be a list, `*` fits any body, and
 * a weak mark (`W/`) does not count (RFC 9110, 13.1.2). A tag contains no quotation mark except its own two, so a list
 * names it exactly if it contains its text.
 */
export const isKnownTo = (ifNoneMatch: string | undefined, etag: string | undefined): boolean =>
	ifNoneMatch !== undefined &&
	etag !== undefined &&
	(ifNoneMatch === etag || ifNoneMatch === "*" || ifNoneMatch.includes(etag));
