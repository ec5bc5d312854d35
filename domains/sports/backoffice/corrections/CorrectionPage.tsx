import { Pairs, Panel, ReasonAction, RecordLayout, StateChip, useFormats } from "@baize/platform-backoffice";
import { Alert, Divider, Stack, Typography } from "@mui/material";
import { Link, useCreatePath } from "react-admin";
import { type ChangedBet, CORRECTION_DECISIONS, type CorrectionView, decideCorrection } from "../../contract/index.ts";
import { resultText } from "./result-text.ts";
import { TONES } from "./tones.ts";

type Props = { record: CorrectionView };

/** One corrected result: both results, the bets concerned with the difference of each, and the decision. */
export function CorrectionPage({ record }: Props) {
	const { t, time } = useFormats();
	return (
		<RecordLayout
			title={record.eventName}
			chips={<StateChip state={record.state} texts="corrections.states" tones={TONES} />}
			aside={<Decision record={record} />}
		>
			{record.state === "open" && <Warnings record={record} />}
			<Panel title={`${resultText(record.counted, t)} → ${resultText(record.reported, t)}`}>
				<Pairs
					pairs={[
						[t("resources.correctedResults.fields.settled"), resultText(record.settled, t)],
						[t("corrections.counted"), resultText(record.counted, t)],
						[t("resources.correctedResults.fields.reported"), resultText(record.reported, t)],
						[t("resources.correctedResults.fields.source"), record.source],
						[t("resources.correctedResults.fields.notedAtMs"), time(record.notedAtMs)],
					]}
				/>
			</Panel>
			<Bets record={record} />
		</RecordLayout>
	);
}

/** What speaks against a decision at this moment. */
function Warnings({ record: { newer, openBets } }: Props) {
	const { t } = useFormats();
	return (
		<>
			{newer && <Alert severity="warning">{t("corrections.newer", { result: resultText(newer, t) })}</Alert>}
			{openBets > 0 && <Alert severity="info">{t("corrections.openBets", { count: String(openBets) })}</Alert>}
		</>
	);
}

function Bets({ record: { bets, hasMore } }: Props) {
	const { t } = useFormats();
	return (
		<Panel title={t("corrections.bets.title")}>
			<Stack spacing={2} divider={<Divider />}>
				{bets.length === 0 && <Typography>{t("corrections.bets.none")}</Typography>}
				{bets.map((bet) => (
					<Bet key={bet.betId} bet={bet} />
				))}
				{hasMore && <Typography>{t("corrections.bets.more")}</Typography>}
				{bets.length > 0 && <Typography color="textSecondary">{t("corrections.bets.hint")}</Typography>}
			</Stack>
		</Panel>
	);
}

function Bet({ bet }: { bet: ChangedBet }) {
	const { t, money } = useFormats();
	const pathOf = useCreatePath();
	const { betId, playerId, currency, isFreeBet, status, newStatus, differenceMinor } = bet;
	const verdict = differenceMinor > 0 ? "owed" : differenceMinor < 0 ? "overpaid" : "even";
	const stake = `${money(bet.stakeMinor, currency)}${isFreeBet ? ` (${t("corrections.bets.freeBet")})` : ""}`;
	return (
		<Stack spacing={0.5}>
			<Typography>
				{t("corrections.bets.entry", {
					stake,
					status: t(`corrections.statuses.${status}`),
					paid: money(bet.paidMinor, currency),
					newStatus: t(`corrections.statuses.${newStatus}`),
					newPaid: money(bet.newPayoutMinor, currency),
				})}
				{bet.isAdjusted && ` (${t("corrections.bets.adjusted")})`}
			</Typography>
			<Typography sx={{ fontWeight: 600 }}>
				{t(`corrections.bets.${verdict}`, { amount: money(Math.abs(differenceMinor), currency) })}
			</Typography>
			<Link to={pathOf({ resource: "players", type: "show", id: playerId })}>
				{t("corrections.bets.player", { bet: betId })}
			</Link>
		</Stack>
	);
}

function Decision({ record: { id, state, decision } }: Props) {
	const { t, time } = useFormats();
	return (
		<Panel title={t("corrections.decide.title")}>
			<Stack spacing={2} sx={{ alignItems: "flex-start" }}>
				{decision && (
					<Pairs
						pairs={[
							[t("corrections.decide.what"), t(`corrections.decide.outcomes.${decision.what}`)],
							[t("corrections.decide.reason"), decision.reason],
							[t("corrections.decide.at"), time(decision.atMs)],
						]}
					/>
				)}
				{state === "open" &&
					CORRECTION_DECISIONS.map((each) => (
						<ReasonAction
							key={each}
							call={decideCorrection}
							input={(reason) => ({ params: { correction: id }, body: { decision: each, reason } })}
							text={`corrections.decide.${each}`}
							done="corrections.decide.done"
							hint="corrections.decide.hint"
						/>
					))}
			</Stack>
		</Panel>
	);
}
