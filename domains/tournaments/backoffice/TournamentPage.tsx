import { Pairs, Panel, RecordLayout, StateChip, useFormats } from "@baize/platform-backoffice";
import { Typography } from "@mui/material";
import type { TournamentRecord } from "../contract/index.ts";
import { BoardPanel } from "./BoardPanel.tsx";
import { StepsPanel } from "./StepsPanel.tsx";
import { TournamentActs } from "./TournamentActs.tsx";
import { amountText, titleOf, utcText } from "./terms-form.ts";
import { TONES } from "./tones.ts";

type Props = { record: TournamentRecord };

/** One tournament: what it promises, its board, and what can be done. */
export function TournamentPage({ record }: Props) {
	return (
		<RecordLayout
			title={record.title}
			chips={<StateChip state={record.state} texts="tournaments.states" tones={TONES} />}
			aside={
				<>
					<TermsPanel record={record} />
					<PrizesPanel record={record} />
				</>
			}
		>
			<TournamentActs record={record} />
			<BoardPanel record={record} />
			<StepsPanel record={record} />
		</RecordLayout>
	);
}

function TermsPanel({ record: { terms, state, fromMs, untilMs } }: Props) {
	const { t } = useFormats();
	const isFrozen = state !== "draft" && state !== "approved";
	return (
		<Panel title={t("tournaments.terms.title")}>
			<Pairs
				pairs={[
					[t("tournaments.draft.fields.from"), utcText(fromMs)],
					[t("tournaments.draft.fields.until"), utcText(untilMs)],
					[t("tournaments.draft.fields.titles"), terms.titles.map(titleOf).join(", ")],
					[t("tournaments.draft.fields.places"), terms.places.join(", ")],
					[t("tournaments.draft.fields.bestOf"), String(terms.bestOf)],
					[t("tournaments.draft.fields.roundLimit"), String(terms.roundLimit)],
					[t("tournaments.draft.fields.capPoints"), String(terms.capPoints)],
					[t("tournaments.draft.fields.minStake"), amountText(terms.minStakeUnits)],
				]}
			/>
			<Typography variant="body2" color="text.secondary">
				{t(isFrozen ? "tournaments.terms.frozen" : "tournaments.terms.open")}
			</Typography>
		</Panel>
	);
}

function PrizesPanel({ record: { terms } }: Props) {
	const { t } = useFormats();
	return (
		<Panel title={t("tournaments.draft.fields.prizes")}>
			<Pairs
				pairs={terms.prizesUnits.map((units, at) => [
					t("tournaments.board.placed", { place: String(at + 1) }),
					amountText(units),
				])}
			/>
		</Panel>
	);
}
