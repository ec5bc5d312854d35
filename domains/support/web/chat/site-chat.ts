import { isOpened } from "./opened.ts";
import { openChatRegistry } from "./registry.ts";

const load = () => import("./open-chat.tsx");

/**
 * The chat of this site as an adapter, whose scripts load when it is opened. A chat that was begun on an earlier page is
 * there again, closed, with what is unread.
 */
export function offerChat(): void {
	openChatRegistry({ open: async (link) => (await load()).openChat(link) });
	// Where it does not load, a press on a link tries again.
	if (isOpened())
		void load().then(
			({ keepChat }) => keepChat(),
			() => {},
		);
}
