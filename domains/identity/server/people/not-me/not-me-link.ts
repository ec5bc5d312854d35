import { bucketOf, type Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { DAY_MS } from "@baize/kernel/time";
import { pages, pathIn } from "@baize/platform-paths";
import type { Tx } from "@baize/platform-server";
import type { Notice } from "../../../contract/index.ts";
import type { Parts } from "../../ports.ts";
import { hashOf, newToken } from "../../tokens.ts";
import { addNotMeLink } from "./not-me-store.ts";

/** How long the link in a notice is valid. */
const NOT_ME_MS = 7 * DAY_MS;

export type NoticeOf = { playerId: Id; email: string; locale: Locale; notice: Notice };

/** The link of a notice, in the transaction that sends its mail. Only the hash of its token is stored. */
export async function notMeLink(
	{ clock, publicUrl }: Pick<Parts, "clock" | "publicUrl">,
	tx: Tx,
	{ playerId, email, locale, notice }: NoticeOf,
): Promise<string> {
	const token = newToken(bucketOf(playerId));
	await addNotMeLink(tx, {
		token_hash: hashOf(token),
		person_id: playerId,
		email,
		notice,
		sent_at: new Date(clock.nowMs()),
		expires_at: new Date(clock.nowMs() + NOT_ME_MS),
	});
	return publicUrl + pathIn(locale, pages.notMe, { token });
}
