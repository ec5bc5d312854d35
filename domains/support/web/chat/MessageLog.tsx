import { TIME, useDateText } from "@baize/platform-web/i18n";
import { useEffect, useRef } from "react";
import type { ChatMessage } from "../../contract/chat/schemas.ts";
import { useChatTexts } from "./texts.ts";
import type { Thread } from "./thread.ts";

/** The messages, of which new ones are announced. It scrolls to the newest. */
export function MessageLog({ thread: { messages } }: { thread: Thread }) {
	const t = useChatTexts();
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const log = ref.current;
		if (log) log.scrollTop = log.scrollHeight;
	}, [messages.length]);
	return (
		<div
			ref={ref}
			role="log"
			aria-label={t("log")}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
			tabIndex={0}
			className="grid grow content-start gap-3 overflow-y-auto overscroll-contain p-4"
		>
			{messages.map((message) => (
				<Message key={message.seq} message={message} />
			))}
		</div>
	);
}

function Message({ message: { author, byName, text, atMs } }: { message: ChatMessage }) {
	const t = useChatTexts();
	const dateText = useDateText();
	const isOwn = author === "person";
	return (
		<div className={`grid max-w-[85%] gap-0.5 ${isOwn ? "justify-self-end" : "justify-self-start"}`}>
			<p className="text-xs text-ink-muted">
				{isOwn ? t("you") : (byName ?? t("staff"))}
				{" · "}
				<time dateTime={new Date(atMs).toISOString()}>{dateText(atMs, TIME)}</time>
			</p>
			<p
				dir="auto"
				className={`rounded-card px-3 py-2 whitespace-pre-wrap [overflow-wrap:anywhere] ${isOwn ? "bg-info-soft text-ink" : "bg-surface-2"}`}
			>
				{text}
			</p>
		</div>
	);
}
