import { givenPath } from "@baize/platform-paths";
import { Button, Icon, IconButton } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import type { InboxMessage } from "../contract/inbox.ts";
import { useNotificationTexts } from "./texts.ts";

type Props = { message: InboxMessage; onOpen(): void; onDelete(): void };

/** One message: its title and time. A press opens the whole text and marks it as read. */
export function MessageLine({ message, onOpen, onDelete }: Props) {
	const t = useNotificationTexts();
	const path = useSitePath();
	const dateText = useDateText();
	const { title, text, link, at, acknowledged } = message;
	return (
		<li className="flex items-start gap-1 border-b border-hairline pe-1.5 last:border-b-0">
			<details
				className="group min-w-0 flex-1"
				onToggle={({ currentTarget }) => {
					if (currentTarget.open && !acknowledged) onOpen();
				}}
			>
				<summary className="hit flex items-start gap-3 py-3 ps-4">
					<span
						aria-hidden="true"
						className={`mt-2 size-2 shrink-0 rounded-pill ${acknowledged ? "bg-transparent" : "bg-accent"}`}
					/>
					<span className="grid min-w-0 flex-1 gap-0.5">
						<span className={acknowledged ? "font-medium text-ink-muted" : "font-semibold"}>
							{!acknowledged && <span className="sr-only">{t("inbox.new")}: </span>}
							{title}
						</span>
						<time dateTime={at} className="text-sm text-ink-muted">
							{dateText(Date.parse(at))}
						</time>
					</span>
					<Icon name="chevron-down" className="mt-1 text-ink-muted group-open:rotate-180" />
				</summary>
				<div className="grid justify-items-start gap-3 pb-4 ps-9 pe-2">
					<p dir="auto" className="whitespace-pre-line break-words">
						{text}
					</p>
					{link && (
						<Button href={path(givenPath(link))} look="secondary" size="s" iconEnd="arrow-right">
							{t("inbox.open")}
						</Button>
					)}
				</div>
			</details>
			<IconButton icon="x" label={t("inbox.delete", { title })} onClick={onDelete} className="mt-1.5 text-ink-muted" />
		</li>
	);
}
