import { Button, Notice } from "@baize/platform-web";
import { useErrorText } from "@baize/platform-web/reads";
import { useState } from "react";
import { Away } from "./Away.tsx";
import { Composer } from "./Composer.tsx";
import { Ended } from "./Ended.tsx";
import { MessageLog } from "./MessageLog.tsx";
import { useChatTexts } from "./texts.ts";
import type { Thread } from "./thread.ts";
import type { ChatView } from "./use-chat.ts";

type Props = { view: ChatView; draft: string; onDraft(text: string): void };

/** What a person sees: the messages so far, and what can be done now. */
export function Conversation({ view: { offer, thread: read, error, refresh }, draft, onDraft }: Props) {
	const t = useChatTexts();
	const errorText = useErrorText();
	// The chat that was left behind for a new one.
	const [left, leave] = useState<string>();
	const thread = read?.id === left ? undefined : read;
	if (!offer) {
		return (
			<div className="grid gap-3 p-4" role="status">
				{error ? (
					<Notice tone="danger" title={t("notOpened")} actions={<Button onClick={refresh}>{t("tryAgain")}</Button>}>
						{errorText(error)}
					</Notice>
				) : (
					t("opening")
				)}
			</div>
		);
	}
	if (thread?.state === "closed") {
		return (
			<>
				<MessageLog thread={thread} />
				<Ended thread={thread} session={offer.session} onAgain={() => leave(thread.id)} onRated={refresh} />
			</>
		);
	}
	if (!thread && !offer.isOpen) return <Away opensAtMs={offer.opensAtMs} draft={draft} onDraft={onDraft} />;
	return (
		<>
			{thread ? <MessageLog thread={thread} /> : <Hello />}
			<Composer thread={thread} draft={draft} onDraft={onDraft} onSent={refresh} />
			{thread && <State thread={thread} />}
		</>
	);
}

function Hello() {
	const t = useChatTexts();
	return (
		<div className="grid grow content-start gap-2 p-4">
			<p className="font-semibold">{t("hello")}</p>
			<p className="text-ink-muted">{t("never")}</p>
		</div>
	);
}

/** Who is there. It is announced when it changes. */
function State({ thread: { state, operator } }: { thread: Thread }) {
	const t = useChatTexts();
	return (
		<p role="status" className="border-t border-hairline px-4 py-2 text-sm text-ink-muted">
			{state === "taken" ? t("taken", { name: operator ?? t("staff") }) : t("waiting")}
		</p>
	);
}
