import { pathOf } from "@baize/kernel/call";
import { Button, Notice, PillChoices } from "@baize/platform-web";
import { useCall, useErrorText } from "@baize/platform-web/reads";
import { useState } from "react";
import { mailChatTranscript, rateChat, readChatTranscript } from "../../contract/chat/calls.ts";
import { MAX_CHAT_STARS } from "../../contract/chat/schemas.ts";
import { useChatTexts } from "./texts.ts";
import type { Thread } from "./thread.ts";

type Props = { thread: Thread; session: string | null; onAgain(): void; onRated(): void };

const STARS = Array.from({ length: MAX_CHAT_STARS }, (_, index) => String(index + 1));

/** After the end: how it was, the text to keep, and a new chat. */
export function Ended({ thread: { id: chat, stars }, session, onAgain, onRated }: Props) {
	const t = useChatTexts();
	const errorText = useErrorText();
	const rating = useCall(rateChat);
	const mailing = useCall(mailChatTranscript);
	const [isMailed, setMailed] = useState(false);
	/** Shown at once; the answer confirms it. */
	const [given, setGiven] = useState<string>();
	const shown = (rating.error ? undefined : given) ?? String(stars ?? "");
	const error = rating.error ?? mailing.error;

	async function rate(value: string): Promise<void> {
		setGiven(value);
		await rating.run({ params: { chat }, body: { stars: Number(value) } });
		onRated();
	}
	async function mail(handle: string): Promise<void> {
		mailing.reset();
		await mailing.run({ params: { session: handle, chat } });
		setMailed(true);
	}

	return (
		<div className="grid gap-3 border-t border-hairline p-4">
			<p role="status" className="font-semibold">
				{t("ended")}
			</p>
			<p aria-hidden="true" className="text-sm">
				{t(stars === null ? "rate" : "rated")}
			</p>
			<PillChoices
				label={t("rate")}
				choices={STARS.map((value) => ({ value, label: value }))}
				value={shown}
				onValue={(value) => void rate(value)}
			/>
			{error && (
				<Notice tone="danger" live>
					{errorText(error)}
				</Notice>
			)}
			{isMailed && !mailing.error && (
				<Notice tone="success" live>
					{t("mailed")}
				</Notice>
			)}
			<div className="flex flex-wrap gap-2">
				<Button look="secondary" size="s" icon="download" href={pathOf(readChatTranscript, { chat })} download="">
					{t("save")}
				</Button>
				{session !== null && (
					<Button look="secondary" size="s" icon="mail" pending={mailing.pending} onClick={() => void mail(session)}>
						{t("mail")}
					</Button>
				)}
				<Button size="s" onClick={onAgain}>
					{t("again")}
				</Button>
			</div>
		</div>
	);
}
