import { useEffect, useState } from "react";
import { readSeen, writeSeen } from "./opened.ts";
import { type Thread, unreadIn } from "./thread.ts";

/** The number of answers that came while the chat was closed, also on an earlier page of this tab. */
export function useUnread(thread: Thread | undefined, isOpen: boolean): number {
	const [seen, setSeen] = useState(readSeen);
	const chat = thread?.id;
	const last = thread?.messages.at(-1)?.seq ?? 0;
	const isEnded = thread?.state === "closed";
	useEffect(() => {
		if (chat === undefined || !isOpen) return;
		const now = { chat, seq: last };
		setSeen(now);
		writeSeen(isEnded ? undefined : now);
	}, [chat, last, isEnded, isOpen]);
	return thread ? unreadIn(thread, seen?.chat === thread.id ? seen.seq : 0) : 0;
}
