import { Pairs, Panel, RecordLayout, StateChip, Timeline, useFormats } from "@baize/platform-backoffice";
import { Typography } from "@mui/material";
import type { ChargebackView } from "../../contract/index.ts";
import { ChargebackDecision } from "./ChargebackDecision.tsx";

const TONES = { open: "warning", proposed: "info", won: "success", lost: "default" } as const;
type Props = { record: ChargebackView };

/** One chargeback: what was taken back, the evidence that we have, and the decision. */
export function ChargebackPage({ record }: Props) {
	const { money } = useFormats();
	return (
		<RecordLayout
			title={money(record.amountMinor, record.currency)}
			chips={<StateChip state={record.state} texts="chargebacks.states" tones={TONES} />}
			aside={
				<>
					<SignIns record={record} />
					<Payments record={record} />
				</>
			}
		>
			<Facts record={record} />
			<ChargebackDecision chargeback={record} />
		</RecordLayout>
	);
}

function Facts({ record }: Props) {
	const { t, time, money } = useFormats();
	const { currency } = record;
	return (
		<Panel title={t("chargebacks.page.facts")}>
			<Pairs
				pairs={[
					[t("chargebacks.page.player"), record.playerName ?? record.playerId],
					[t("chargebacks.page.playerId"), record.playerId],
					[t("chargebacks.page.deposit"), record.depositId],
					[t("chargebacks.page.provider"), record.provider],
					[t("chargebacks.page.reason"), record.reason],
					[t("chargebacks.page.opened"), time(record.openedAtMs)],
					[t("chargebacks.page.due"), time(record.dueAtMs)],
					[t("chargebacks.page.taken"), money(record.takenMinor, currency)],
					[t("chargebacks.page.debt"), money(record.debtMinor, currency)],
					[t("chargebacks.page.left"), money(record.debtLeftMinor, currency)],
				]}
			/>
		</Panel>
	);
}

function SignIns({ record: { signIns } }: Props) {
	const { t, time } = useFormats();
	return (
		<Panel title={t("chargebacks.page.signIns")}>
			{signIns.length === 0 && <Typography color="text.secondary">{t("chargebacks.page.noSignIns")}</Typography>}
			<Timeline
				entries={signIns.map(({ atMs, ip, device, isBeforeDeposit }) => ({
					key: `${atMs} ${ip}`,
					what: t("chargebacks.page.signIn", { device, ip }),
					about: isBeforeDeposit ? t("chargebacks.page.before", { time: time(atMs) }) : time(atMs),
				}))}
			/>
		</Panel>
	);
}

function Payments({ record: { payments } }: Props) {
	const { t, time, money } = useFormats();
	return (
		<Panel title={t("chargebacks.page.payments")}>
			<Timeline
				entries={payments.map(({ paymentId, kind, amountMinor, currency, createdAtMs, state }) => ({
					key: paymentId,
					what: t("chargebacks.page.payment", {
						kind: t(`chargebacks.page.kinds.${kind}`),
						amount: money(amountMinor, currency),
					}),
					about: t("chargebacks.page.about", { time: time(createdAtMs), state }),
				}))}
			/>
		</Panel>
	);
}
