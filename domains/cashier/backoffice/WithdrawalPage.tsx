import { Reveal } from "@baize/identity/backoffice";
import {
	type Pair,
	Pairs,
	Panel,
	RecordLayout,
	Timeline,
	type TimelineEntry,
	useFormats,
} from "@baize/platform-backoffice";
import { Box } from "@mui/material";
import type { QueuedWithdrawalView } from "../contract/index.ts";
import { Decision } from "./Decision.tsx";
import { HoldCard } from "./HoldCard.tsx";
import { LanePanel, Sources } from "./LanePanel.tsx";
import { StateAndHold } from "./StateAndHold.tsx";

type Props = { record: QueuedWithdrawalView };

/** One withdrawal: what was requested, by whom, what has happened, and the decision. */
export function WithdrawalPage({ record }: Props) {
	const { money } = useFormats();
	return (
		<RecordLayout
			title={money(record.amountMinor, record.currency)}
			chips={<StateAndHold withdrawal={record} />}
			aside={
				<>
					<LanePanel record={record} />
					<Sources record={record} />
					<Totals record={record} />
					<Steps record={record} />
				</>
			}
		>
			<Facts record={record} />
			<HoldCard withdrawal={record} />
			<Decision withdrawal={record} />
		</RecordLayout>
	);
}

function Facts({ record }: Props) {
	const { t, time } = useFormats();
	const { playerName, playerId, method, destination, createdAtMs, id, reason } = record;
	return (
		<Panel title={t("cashier.page.facts")}>
			<Pairs
				pairs={[
					[t("resources.withdrawals.fields.playerName"), playerName ?? playerId],
					[t("cashier.page.playerId"), playerId],
					[t("resources.withdrawals.fields.destination"), `${t(`cashier.methods.${method}`)} ${destination}`],
					[t("resources.withdrawals.fields.createdAtMs"), time(createdAtMs)],
					[t("cashier.page.id"), id],
					[t("resources.withdrawals.fields.reason"), reason],
				]}
			/>
			<Box sx={{ mt: 2 }}>
				<Reveal playerId={playerId} />
			</Box>
		</Panel>
	);
}

/** Helps the operator decide: does the player withdraw what they deposited? */
function Totals({ record: { totals, currency, amountMinor, state } }: Props) {
	const { t, money } = useFormats();
	if (!totals) return null;
	const left = totals.depositedMinor - totals.paidOutMinor;
	const afterwards: Pair = [t("cashier.page.afterwards"), money(left - amountMinor, currency)];
	return (
		<Panel title={t("cashier.page.totals")}>
			<Pairs
				areSums
				pairs={[
					[t("cashier.page.deposited"), money(totals.depositedMinor, currency)],
					[t("cashier.page.paidOut"), money(totals.paidOutMinor, currency)],
					[t("cashier.page.balance"), money(left, currency)],
					...(state === "requested" ? [afterwards] : []),
				]}
			/>
		</Panel>
	);
}

/** The states that a withdrawal has been in, with time and actor, and when the next one is due. */
function Steps({ record: { steps, nextStepByMs } }: Props) {
	const { t, time } = useFormats();
	const happened = steps.map(
		({ state, atMs, by, reason }): TimelineEntry => ({
			key: `${state} ${atMs}`,
			what: t(`cashier.states.${state}`),
			about: `${time(atMs)} · ${t(`cashier.actors.${by}`)}`,
			note: reason,
		}),
	);
	const due: TimelineEntry[] =
		nextStepByMs === undefined
			? []
			: [{ key: "due", what: t("cashier.page.due"), about: time(nextStepByMs), isDue: true }];
	return (
		<Panel title={t("cashier.page.steps")}>
			<Timeline entries={[...happened, ...due]} />
		</Panel>
	);
}
