import { Pairs, Panel, RecordLayout, StateChip, useFormats } from "@baize/platform-backoffice";
import { Typography } from "@mui/material";
import { Link, useCreatePath } from "react-admin";
import type { ContactRecord } from "../contract/index.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import { TONES } from "./tones.ts";

type Props = { record: ContactRecord };

/** One message with who wrote it, and its answer or the form for it. */
export function MessagePage({ record }: Props) {
	const { t } = useFormats();
	return (
		<RecordLayout
			title={record.subject}
			chips={<StateChip state={record.state} texts="contactMessages.states" tones={TONES} />}
			aside={<About record={record} />}
		>
			<Panel title={t("contactMessages.message")}>
				<Words text={record.message} language={record.language} />
			</Panel>
			{record.answer ? <Answer answer={record.answer} language={record.language} /> : <AnswerForm record={record} />}
		</RecordLayout>
	);
}

const Words = ({ text, language }: { text: string; language: string }) => (
	<Typography dir="auto" lang={language} sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
		{text}
	</Typography>
);

function Answer({ answer, language }: { answer: NonNullable<ContactRecord["answer"]>; language: string }) {
	const { t, time } = useFormats();
	return (
		<Panel title={t("contactMessages.answer")}>
			<Words text={answer.text} language={language} />
			<Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
				{t("contactMessages.answeredBy", { name: answer.byName, time: time(answer.atMs) })}
			</Typography>
		</Panel>
	);
}

function About({ record }: Props) {
	const { t, time } = useFormats();
	const { email, playerId, username, birthDate, language, receivedAtMs } = record;
	return (
		<Panel title={t("contactMessages.about")}>
			<Pairs
				pairs={[
					[t("contactMessages.from"), email],
					[t("contactMessages.player"), playerId ? <PlayerLink id={playerId} /> : t("contactMessages.visitor")],
					[t("contactMessages.username"), username ?? undefined],
					[t("contactMessages.birthDate"), birthDate ?? undefined],
					[t("contactMessages.language"), t(`contactMessages.languages.${language}`)],
					[t("contactMessages.received"), time(receivedAtMs)],
				]}
			/>
		</Panel>
	);
}

function PlayerLink({ id }: { id: string }) {
	const { t } = useFormats();
	const pathTo = useCreatePath();
	return <Link to={pathTo({ resource: "players", id, type: "show" })}>{t("contactMessages.openPlayer")}</Link>;
}
