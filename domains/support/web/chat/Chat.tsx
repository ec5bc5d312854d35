import { useState, useSyncExternalStore } from "react";
import { ChatButton } from "./ChatButton.tsx";
import { ChatPanel } from "./ChatPanel.tsx";
import { ChatwootFrame } from "./ChatwootFrame.tsx";
import { Conversation } from "./Conversation.tsx";
import { presence } from "./presence.ts";
import { useChat } from "./use-chat.ts";
import { useUnread } from "./use-unread.ts";

/** The chat beside every page: open, or as a button while one is under way. */
export function Chat() {
	const present = useSyncExternalStore(presence.watch, presence.read);
	return present === "gone" ? null : <LiveChat isOpen={present === "open"} />;
}

function LiveChat({ isOpen }: { isOpen: boolean }) {
	const view = useChat();
	const unread = useUnread(view.thread, isOpen);
	// What was typed stays while the panel is closed, and after a refusal.
	const [draft, setDraft] = useState("");
	const isUnderWay = view.thread !== undefined && view.thread.state !== "closed";
	if (!isOpen) return isUnderWay || unread > 0 ? <ChatButton unread={unread} /> : null;
	return (
		<ChatPanel onClose={() => presence.close(isUnderWay)}>
			{view.offer?.chatwoot ? (
				<ChatwootFrame frame={view.offer.chatwoot} />
			) : (
				<Conversation view={view} draft={draft} onDraft={setDraft} />
			)}
		</ChatPanel>
	);
}
