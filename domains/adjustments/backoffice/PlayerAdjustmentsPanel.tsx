import { OpenProposalNote } from "@baize/desk/backoffice";
import { Pairs, Panel, Timeline, useCan, useFormats, useRead } from "@baize/platform-backoffice";
import { Stack } from "@mui/material";
import { type PlayerAdjustments, readPlayerAdjustments } from "../contract/index.ts";
import { ProposeAdjustment } from "./ProposeAdjustment.tsx";

/** On a player's page: the funds, what two operators have given or taken, and a proposal for more. */
export function PlayerAdjustmentsPanel({ id }: { id: string }) {
	const may = useCan();
	return may(readPlayerAdjustments) ? <Adjustments player={id} /> : null;
}

function Adjustments({ player }: { player: string }) {
	const { t, money } = useFormats();
	const { data, failure } = useRead(readPlayerAdjustments, { params: { player } });
	if (!data) return failure;
	const { proposal, currency, funds } = data;
	const end = proposal ? (
		<OpenProposalNote proposal={proposal} />
	) : (
		<ProposeAdjustment player={player} currency={currency} />
	);
	return (
		<Panel title={t("adjustments.title")} end={end}>
			<Stack spacing={2}>
				<Pairs
					areSums
					pairs={funds.map(({ fund, amountMinor }) => [t(`adjustments.funds.${fund}`), money(amountMinor, currency)])}
				/>
				<History adjustments={data.adjustments} />
			</Stack>
		</Panel>
	);
}

function History({ adjustments }: Pick<PlayerAdjustments, "adjustments">) {
	const { t, time, money } = useFormats();
	if (adjustments.length === 0) return <>{t("adjustments.none")}</>;
	const entries = adjustments.map(
		({ id, amountMinor, currency, cause, reason, proposedBy, approvedBy, postedAtMs }) => ({
			key: id,
			what: `${money(amountMinor, currency)}: ${t(`adjustments.causes.${cause}`)}`,
			about: [time(postedAtMs), t("adjustments.by", { proposedBy, approvedBy })].join(" · "),
			note: reason,
		}),
	);
	return <Timeline entries={entries} />;
}
