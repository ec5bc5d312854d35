import { type CallError, useCall } from "@baize/platform-web/reads";
import { useRef } from "react";
import { sendChatMessage, startChat } from "../../contract/chat/calls.ts";
import type { Thread } from "./thread.ts";

/** Sends a message, the first one of a chat or a further one. Sent again after a lost answer, it has the same key. */
export function useSending(thread: Pick<Thread, "id"> | undefined): {
	/** Whether it was stored. */
	send(text: string): Promise<boolean>;
	pending: boolean;
	error: CallError | undefined;
} {
	const starting = useCall(startChat);
	const going = useCall(sendChatMessage);
	const last = useRef({ text: "", key: "" });

	async function send(text: string): Promise<boolean> {
		if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
		const stored = thread
			? await going.run({ params: { chat: thread.id }, body: last.current })
			: await starting.run({ body: last.current });
		if (stored) last.current = { text: "", key: "" };
		return stored !== undefined;
	}
	return { send, pending: starting.pending || going.pending, error: thread ? going.error : starting.error };
}
