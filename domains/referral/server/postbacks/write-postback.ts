import { createHmac } from "node:crypto";
import type { PostbackEvent, PostbackMacro } from "../../contract/index.ts";

/** What a postback says: which event of which campaign, and when. Nothing of the player. */
export type Content = { eventId: string; event: PostbackEvent; campaign: string; happenedAtMs: number };

/** The address with its macros filled in. What is filled in cannot leave its place in the address. */
export function filledUrl(url: string, { eventId, event, campaign, happenedAtMs }: Content): string {
	const values: Record<PostbackMacro, string> = {
		event_id: eventId,
		event,
		campaign,
		time: String(Math.floor(happenedAtMs / 1_000)),
	};
	return Object.entries(values).reduce(
		(filled, [macro, value]) => filled.replaceAll(`{${macro}}`, encodeURIComponent(value)),
		url,
	);
}

export const bodyOf = ({ eventId, event, campaign, happenedAtMs }: Content): string =>
	JSON.stringify({ eventId, event, campaign, happenedAt: new Date(happenedAtMs).toISOString() });

/**
 * Who receives it computes the same from the time, the body and the key, and refuses what is old. While the key changes there
 * are two proofs, and one of them has to be right.
 */
export function signatureOf(keys: readonly string[], sentAtMs: number, body: string): string {
	const seconds = Math.floor(sentAtMs / 1_000);
	const proofs = keys.map((key) => `v1=${createHmac("sha256", key).update(`${seconds}.${body}`).digest("hex")}`);
	return [`t=${seconds}`, ...proofs].join(",");
}
