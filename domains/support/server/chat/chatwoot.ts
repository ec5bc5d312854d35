import { createHmac } from "node:crypto";
import { idText } from "@baize/kernel/id";
import type { Session } from "@baize/platform-server";
import type { ChatwootFrame } from "../../contract/index.ts";
import type { ChatPorts } from "./ports.ts";

/**
 * The frame of Chatwoot for this visit. A player is named by the id alone, which operators find here, and the hash
 * proves it: Chatwoot refuses an identifier without the HMAC of its token.
 */
export function chatwootFrame(
	chatwoot: NonNullable<ChatPorts["chatwoot"]>,
	session: Pick<Session, "playerId"> | undefined,
	locale: string,
): ChatwootFrame {
	const url = new URL("/widget", chatwoot.url);
	url.searchParams.set("website_token", chatwoot.websiteToken);
	url.searchParams.set("locale", locale);
	if (!session) return { url: url.href, identity: null };
	const identifier = idText(session.playerId);
	const hash = createHmac("sha256", chatwoot.hmacToken).update(identifier).digest("hex");
	return { url: url.href, identity: { identifier, hash } };
}
