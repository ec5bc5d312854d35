import { createHmac, timingSafeEqual } from "node:crypto";
import { type Id, idText, readId } from "@baize/kernel/id";

/**
 * The token in the link at the end of each such mail: the player whose mails it ends, sealed by us. It allows nothing
 * else.
 */
export type UnsubscribeTokens = { tokenFor(playerId: Id): string; read(token: string): Id | null };

export function openUnsubscribeTokens(key: Buffer): UnsubscribeTokens {
	const sealOf = (text: string): Buffer => createHmac("sha256", key).update(text).digest();
	return {
		tokenFor(playerId) {
			const text = idText(playerId);
			return `${text}.${sealOf(text).toString("base64url")}`;
		},
		read(token) {
			const [text = "", seal = ""] = token.split(".");
			const given = Buffer.from(seal, "base64url");
			const right = sealOf(text);
			return given.length === right.length && timingSafeEqual(given, right) ? readId(text) : null;
		},
	};
}
