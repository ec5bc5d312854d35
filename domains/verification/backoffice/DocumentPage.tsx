import { Reveal } from "@baize/identity/backoffice";
import { HIDDEN } from "@baize/kernel/mask";
import { Pairs, Panel, RecordLayout, StateChip, useFormats } from "@baize/platform-backoffice";
import { Box } from "@mui/material";
import type { ReviewedDocumentView } from "../contract/index.ts";
import { Decision } from "./Decision.tsx";
import { Pictures } from "./Pictures.tsx";
import { DOCUMENT_TONES } from "./tones.ts";

type Props = { record: ReviewedDocumentView };

/** One document: the pictures beside what the player states about themselves, and the decision. */
export function DocumentPage({ record }: Props) {
	const { t } = useFormats();
	return (
		<RecordLayout
			title={t("verification.page.title", { player: record.playerName ?? record.playerId })}
			chips={<StateChip state={record.state} texts="verification.states" tones={DOCUMENT_TONES} />}
			aside={
				<>
					<Person record={record} />
					<StatedData record={record} />
					<Decision document={record} />
				</>
			}
		>
			<Pictures document={record} />
		</RecordLayout>
	);
}

/** The data that the pictures are compared with, letter by letter. */
function Person({ record: { person, playerId } }: Props) {
	const { t, date, country } = useFormats();
	if (!person) return null;
	const born = person.birthDate;
	return (
		<Panel title={t("verification.page.person")}>
			<Pairs
				pairs={[
					[t("verification.page.firstName"), person.firstName],
					[t("verification.page.lastName"), person.lastName],
					[t("verification.page.birthDate"), born && (born === HIDDEN ? HIDDEN : date(born))],
					[t("verification.page.home"), `${person.subdivision}, ${country(person.country)}`],
					[t("verification.page.email"), person.email],
				]}
			/>
			<Box sx={{ mt: 2 }}>
				<Reveal playerId={playerId} />
			</Box>
		</Panel>
	);
}

function StatedData({ record }: Props) {
	const { t, time, country } = useFormats();
	const { kind, country: issuer, submittedAtMs, status, invalidCount, provider } = record;
	return (
		<Panel title={t("verification.page.document")}>
			<Pairs
				pairs={[
					[t("verification.page.kind"), kind && t(`verification.kinds.${kind}`)],
					[t("verification.page.country"), issuer && country(issuer)],
					[t("verification.page.submitted"), time(submittedAtMs)],
					[t("verification.page.status"), t(`verification.statuses.${status}`)],
					[t("verification.page.earlier"), String(invalidCount)],
					[t("verification.page.provider"), provider],
				]}
			/>
		</Panel>
	);
}
