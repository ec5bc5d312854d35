import { OpenProposalNote } from "@baize/desk/backoffice";
import { pathOf } from "@baize/kernel/call";
import { Pairs, Panel, ReasonAction, RecordLayout, StateChip, Timeline, useFormats } from "@baize/platform-backoffice";
import { Alert, Button, Stack, Typography } from "@mui/material";
import {
	dissolvePayoutBatch,
	downloadPayoutBatch,
	type PayoutBatchView,
	proposePayoutRelease,
} from "../../contract/index.ts";
import { ImportReport } from "./ImportReport.tsx";

const TONES = { built: "warning", released: "success", dissolved: "default" } as const;
type Props = { record: PayoutBatchView };

/** One file of payouts: what is in it, who releases it, and what the bank has said of each payment. */
export function BatchPage({ record }: Props) {
	const { money } = useFormats();
	return (
		<RecordLayout
			title={money(record.totalMinor, record.currency)}
			chips={<StateChip state={record.state} texts="payoutBatches.states" tones={TONES} />}
			aside={<Items record={record} />}
		>
			<Facts record={record} />
			<Acts record={record} />
		</RecordLayout>
	);
}

function Facts({ record }: Props) {
	const { t, time, money } = useFormats();
	return (
		<Panel title={t("payoutBatches.page.facts")}>
			<Pairs
				pairs={[
					[t("payoutBatches.page.provider"), record.provider],
					[t("payoutBatches.page.payments"), String(record.payments)],
					[t("payoutBatches.page.total"), money(record.totalMinor, record.currency)],
					[t("payoutBatches.page.built"), time(record.builtAtMs)],
					[t("payoutBatches.page.builtBy"), record.builtBy],
					[t("payoutBatches.page.released"), record.releasedAtMs === undefined ? undefined : time(record.releasedAtMs)],
					[t("payoutBatches.page.releasedBy"), record.releasedBy],
					[t("payoutBatches.page.paid"), String(record.paid)],
					[t("payoutBatches.page.failed"), String(record.failed)],
					[t("payoutBatches.page.sha256"), record.sha256],
				]}
			/>
		</Panel>
	);
}

function Acts({ record: { id, state, proposal } }: Props) {
	const { t } = useFormats();
	const params = { batch: id };
	if (state === "dissolved")
		return (
			<Panel title={t("payoutBatches.acts.title")}>
				<Typography color="text.secondary">{t("payoutBatches.acts.over")}</Typography>
			</Panel>
		);
	return (
		<Panel title={t("payoutBatches.acts.title")}>
			<Stack spacing={2}>
				{state === "built" && <Alert severity="info">{t("payoutBatches.acts.needsSecond")}</Alert>}
				<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap" }}>
					{state === "released" ? (
						<>
							<Button variant="contained" component="a" href={pathOf(downloadPayoutBatch, params)} download>
								{t("payoutBatches.acts.download")}
							</Button>
							<ImportReport batch={id} />
						</>
					) : (
						<>
							{proposal ? (
								<OpenProposalNote proposal={proposal} />
							) : (
								<ReasonAction
									call={proposePayoutRelease}
									input={(reason) => ({ params, body: { reason } })}
									text="payoutBatches.acts.propose"
									done="payoutBatches.acts.proposed"
								/>
							)}
							<ReasonAction
								call={dissolvePayoutBatch}
								input={(reason) => ({ params, body: { reason } })}
								text="payoutBatches.acts.dissolve"
								done="payoutBatches.acts.dissolved"
								color="warning"
							/>
						</>
					)}
				</Stack>
			</Stack>
		</Panel>
	);
}

function Items({ record: { items, currency } }: Props) {
	const { t, money } = useFormats();
	return (
		<Panel title={t("payoutBatches.page.items")}>
			{items.length === 0 && <Typography color="text.secondary">{t("payoutBatches.page.noItems")}</Typography>}
			<Timeline
				entries={items.map(({ id, number, amountMinor, destination, playerName, state, reason }) => ({
					key: id,
					what: t("payoutBatches.page.item", { number, amount: money(amountMinor, currency), destination }),
					about: [t(`cashier.states.${state}`), playerName].filter(Boolean).join(", "),
					note: reason,
					isDue: state === "paying",
				}))}
			/>
		</Panel>
	);
}
