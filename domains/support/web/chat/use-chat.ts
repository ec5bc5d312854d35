import type { ReplyOf } from "@baize/kernel/call";
import { CallError, callApi, useStream } from "@baize/platform-web/reads";
import { useCallback, useEffect, useRef, useState } from "react";
import { readChat } from "../../contract/chat/calls.ts";
import { CHAT_CHANGED } from "../../contract/chat/schemas.ts";
import { merged, type Thread } from "./thread.ts";

type Offer = Omit<ReplyOf<typeof readChat>, "chat">;

export type ChatView = {
	/** Undefined until the first answer has come. */
	offer: Offer | undefined;
	/** Undefined where there is no chat yet. */
	thread: Thread | undefined;
	/** The error of the last reading; what is shown is then older. */
	error: CallError | undefined;
	refresh(): void;
};

/**
 * The person's chat, read again whenever the stream says that it has changed, and at the call's own interval, because a
 * network may hold back the stream.
 */
export function useChat(): ChatView {
	const [view, setView] = useState<Omit<ChatView, "refresh">>({
		offer: undefined,
		thread: undefined,
		error: undefined,
	});
	const known = useRef<Thread>(undefined);
	const isReading = useRef(false);
	const isDue = useRef(false);

	const readOnce = useCallback(async (): Promise<boolean> => {
		const last = known.current?.messages.at(-1);
		const query = known.current && last ? { chat: known.current.id, after: last.seq } : {};
		const { chat, ...offer } = await callApi(readChat, { query });
		known.current = chat ? merged(known.current, chat) : undefined;
		setView({ offer, thread: known.current, error: undefined });
		return chat?.isMore ?? false;
	}, []);

	const refresh = useCallback(async () => {
		isDue.current = true;
		if (isReading.current) return;
		isReading.current = true;
		try {
			while (isDue.current) {
				isDue.current = false;
				isDue.current ||= await readOnce();
			}
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			setView((before) => ({ ...before, error }));
		} finally {
			isReading.current = false;
		}
	}, [readOnce]);
	const look = useCallback(() => void refresh(), [refresh]);

	const { thread } = view;
	const isLive = thread !== undefined && thread.state !== "closed";
	useStream(isLive ? thread.topic : undefined, CHAT_CHANGED, look, look);
	useEffect(() => {
		look();
		const timer = setInterval(() => !document.hidden && look(), readChat.pollMs);
		document.addEventListener("visibilitychange", look);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", look);
		};
	}, [look]);
	return { ...view, refresh: look };
}
