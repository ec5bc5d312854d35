import { pages } from "@baize/platform-paths";
import { Button, Notice } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import { useEffect, useRef } from "react";
import { MAX_CHAT_TEXT } from "../../contract/chat/schemas.ts";
import { keepTyped } from "../contact/typed-before.ts";
import { useChatTexts } from "./texts.ts";

type Props = { opensAtMs: number | null; draft: string; onDraft(text: string): void };

const WHEN = { weekday: "long", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** Outside the hours: the contact form, which begins with what was typed here. */
export function Away({ opensAtMs, draft, onDraft }: Props) {
	const t = useChatTexts();
	const path = useSitePath();
	const dateText = useDateText();
	const field = useRef<HTMLTextAreaElement>(null);
	useEffect(() => field.current?.focus(), []);
	return (
		<div className="grid grow content-start gap-4 overflow-y-auto p-4">
			<Notice title={t("away.title")} live>
				<p>{t("away.text")}</p>
				{opensAtMs !== null && <p>{t("away.opens", { time: dateText(opensAtMs, WHEN) })}</p>}
			</Notice>
			<label className="font-semibold" htmlFor="chat-message">
				{t("message")}
			</label>
			<textarea
				ref={field}
				id="chat-message"
				className="control min-h-40 py-2"
				rows={5}
				dir="auto"
				maxLength={MAX_CHAT_TEXT}
				value={draft}
				onChange={(event) => onDraft(event.currentTarget.value)}
			/>
			<Button href={path(pages.contact)} icon="mail" data-reload="" onClick={() => keepTyped(draft)}>
				{t("away.write")}
			</Button>
		</div>
	);
}
