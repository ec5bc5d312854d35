import type { ChatwootFrame } from "../../contract/chat/schemas.ts";

/** What the page and Chatwoot's frame say to each other, as its own script does. */
const PREFIX = "chatwoot-widget:";

type Said = { event: string; config?: { authToken?: string } };

/** What the frame has said; undefined for anything else. */
export function readSaid(data: unknown): Said | undefined {
	if (typeof data !== "string" || !data.startsWith(PREFIX)) return undefined;
	try {
		return JSON.parse(data.slice(PREFIX.length)) as Said;
	} catch {
		return undefined;
	}
}

/** What the frame receives once it has loaded: that it stands in a window of ours, and who the player is, proved. */
export const greeting = (identity: ChatwootFrame["identity"]): string[] =>
	[
		{ event: "config-set", hideMessageBubble: true, showPopoutButton: false, position: "right" },
		{ event: "toggle-open", isOpen: true },
		...(identity
			? [{ event: "set-user", identifier: identity.identifier, user: { identifier_hash: identity.hash } }]
			: []),
	].map((message) => PREFIX + JSON.stringify(message));

/** The address of the frame, with the chat that this tab has begun there. */
export function frameUrl({ url }: ChatwootFrame, token: string | null): string {
	const address = new URL(url);
	if (token) address.searchParams.set("cw_conversation", token);
	return address.href;
}

/** Of each person on a shared device. */
export const tokenKey = ({ identity }: ChatwootFrame): string => `chatwoot ${identity?.identifier ?? ""}`;
