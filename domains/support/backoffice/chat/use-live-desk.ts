import { useEffect } from "react";
import { useRefresh } from "react-admin";
import { openChatDesk } from "../../contract/chat/office-calls.ts";
import { CHAT_CHANGED } from "../../contract/chat/schemas.ts";

/** Reads the page again whenever a chat changes. Without the stream it is read at its own intervals. */
export function useLiveDesk(): void {
	const refresh = useRefresh();
	useEffect(() => {
		const stream = new EventSource(openChatDesk.path);
		stream.addEventListener(CHAT_CHANGED, () => refresh());
		return () => stream.close();
	}, [refresh]);
}
