import { pathOf } from "@baize/kernel/call";
import { Pairs, Panel, RecordLayout, StateChip, useFormats } from "@baize/platform-backoffice";
import { Button } from "@mui/material";
import { type ChatRecord, downloadChatRecord } from "../../contract/chat/office-calls.ts";
import { Acts } from "./Acts.tsx";
import { Messages } from "./Messages.tsx";
import { PlayerBeside } from "./PlayerBeside.tsx";
import { TONES } from "./tones.ts";
import { useLiveDesk } from "./use-live-desk.ts";
import { Writing } from "./Writing.tsx";

type Props = { record: ChatRecord };

/** One chat: its messages as they come, what the operator writes, and who the person is. */
export function ChatPage({ record }: Props) {
	useLiveDesk();
	const { t, time } = useFormats();
	return (
		<RecordLayout
			title={t("chats.title", { time: time(record.startedAtMs) })}
			chips={<StateChip state={record.state} texts="chats.states" tones={TONES} />}
			head={<Acts record={record} />}
			aside={
				<>
					<About record={record} />
					{record.playerId && <PlayerBeside playerId={record.playerId} />}
				</>
			}
		>
			<Panel
				title={t("chats.messages")}
				end={
					<Button size="small" href={pathOf(downloadChatRecord, { chat: record.id })} download>
						{t("chats.download")}
					</Button>
				}
			>
				<Messages record={record} />
			</Panel>
			<Writing record={record} />
		</RecordLayout>
	);
}

function About({ record }: Props) {
	const { t, time } = useFormats();
	const { language, startedAtMs, takenByName, closedAtMs, closedBy, stars, playerId } = record;
	return (
		<Panel title={t("chats.about")}>
			<Pairs
				pairs={[
					[t("chats.from"), playerId ? t("chats.player") : t("chats.visitor")],
					[t("chats.language"), t(`contactMessages.languages.${language}`)],
					[t("chats.started"), time(startedAtMs)],
					[t("chats.takenBy"), takenByName ?? undefined],
					[
						t("chats.closed"),
						closedAtMs === null ? undefined : `${time(closedAtMs)}, ${t(`chats.closers.${closedBy}`)}`,
					],
					[t("chats.stars"), stars === null ? undefined : t("chats.ofFive", { stars })],
				]}
			/>
		</Panel>
	);
}
