import { Button, Notice } from "@baize/platform-web";
import { useCall, useErrorText } from "@baize/platform-web/reads";
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { closeChat } from "../../contract/chat/calls.ts";
import { MAX_CHAT_TEXT } from "../../contract/chat/schemas.ts";
import { useChatTexts } from "./texts.ts";
import type { Thread } from "./thread.ts";
import { useSending } from "./use-sending.ts";

type Props = { thread: Thread | undefined; draft: string; onDraft(text: string): void; onSent(): void };

/** Where the person writes. What was typed stays until it is stored. */
export function Composer({ thread, draft, onDraft, onSent }: Props) {
	const t = useChatTexts();
	const errorText = useErrorText();
	const { send, pending, error } = useSending(thread);
	const ending = useCall(closeChat);
	const field = useRef<HTMLTextAreaElement>(null);
	useEffect(() => field.current?.focus(), []);

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault();
		if (draft.trim() === "") return field.current?.focus();
		if (await send(draft)) onDraft("");
		// A refusal is read again, too: the chat may have ended, or the hours.
		onSent();
		field.current?.focus();
	}
	function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
		if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
		void submit(event);
	}
	const end = async (): Promise<void> => {
		if (thread) await ending.run({ params: { chat: thread.id } });
		onSent();
	};

	return (
		<form className="grid gap-2 border-t border-hairline p-3" onSubmit={(event) => void submit(event)}>
			{error && (
				<Notice tone="danger" title={t("notSent")} live>
					{errorText(error)}
				</Notice>
			)}
			<label className="sr-only" htmlFor="chat-message">
				{t("message")}
			</label>
			<textarea
				ref={field}
				id="chat-message"
				className="control max-h-40 min-h-20 py-2"
				rows={2}
				dir="auto"
				maxLength={MAX_CHAT_TEXT}
				placeholder={t("message")}
				aria-describedby="chat-keys"
				value={draft}
				onChange={(event) => onDraft(event.currentTarget.value)}
				onKeyDown={onKeyDown}
			/>
			<p id="chat-keys" className="sr-only">
				{t("keys")}
			</p>
			<div className="flex flex-wrap items-center justify-between gap-2">
				{thread ? (
					<Button look="quiet" size="s" pending={ending.pending} onClick={() => void end()}>
						{t("end")}
					</Button>
				) : (
					<span />
				)}
				<Button type="submit" size="s" pending={pending}>
					{t("send")}
				</Button>
			</div>
		</form>
	);
}
