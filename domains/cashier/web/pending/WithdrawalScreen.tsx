import { useFlag } from "@baize/flags/web";
import { pages } from "@baize/platform-paths";
import { Badge, Button, Notice, Panel } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import { type PageContext, type PageRequest, useViewer, type Viewer } from "@baize/platform-web/page";
import { usePolled, useStream } from "@baize/platform-web/reads";
import { readWithdrawal } from "../../contract/calls.ts";
import { CASHIER_TOPIC, PAYMENT_MESSAGE } from "../../contract/events.ts";
import type { WithdrawalView } from "../../contract/schemas.ts";
import { isOpenWithdrawal, PAID_AFTER_ALL } from "../../contract/states.ts";
import { CashierFrame } from "../CashierFrame.tsx";
import { Facts } from "../Facts.tsx";
import { STATE_TONES } from "../state-tones.ts";
import { useCashierTexts } from "../texts.ts";
import { useMoneyText, useReasonText } from "../use-formats.ts";
import { TimesNote } from "../withdraw/preflight/TimesNote.tsx";
import { CancelWithdrawal } from "./CancelWithdrawal.tsx";
import { WithdrawalSteps } from "./WithdrawalSteps.tsx";

export const loadWithdrawal = (
	{ call, viewer }: PageContext & { viewer: Viewer },
	{ params }: PageRequest,
): Promise<WithdrawalView> =>
	call(readWithdrawal, { params: { session: viewer.handle, withdrawal: params.withdrawal ?? "" } });

/** One withdrawal: how it has ended or where it is, each step, what was asked for, and what the player can do. */
export function WithdrawalScreen(first: WithdrawalView) {
	const t = useCashierTexts();
	const path = useSitePath();
	const viewer = useViewer();
	const input = viewer && { params: { session: viewer.handle, withdrawal: first.withdrawalId } };
	const { data, error, refresh } = usePolled(readWithdrawal, input ?? undefined, first);
	useStream(CASHIER_TOPIC, PAYMENT_MESSAGE, refresh, refresh);
	const withdrawal = data ?? first;
	const { state, hold, times, canCancel } = withdrawal;
	const amount = useMoneyText(withdrawal.currency)(withdrawal.amountMinor);
	return (
		<CashierFrame
			place={isOpenWithdrawal(state) ? "pending" : "history"}
			title={t("withdrawal.title", { amount })}
			description={t("withdrawal.description")}
		>
			{error && <Notice tone="warning">{t("pending.updateFailed")}</Notice>}
			<div aria-live="polite" className="empty:hidden">
				<Ended withdrawal={withdrawal} amount={amount} />
			</div>
			<Panel title={t("outcome.steps")}>
				<div className="grid gap-5">
					<WithdrawalSteps withdrawal={withdrawal} />
					{times && <TimesNote times={times} isHeld={hold !== undefined} />}
					{canCancel && <CancelWithdrawal withdrawal={withdrawal} amount={amount} onChanged={refresh} />}
				</div>
			</Panel>
			<Panel title={t("facts.id")}>
				<ReceiptFacts withdrawal={withdrawal} amount={amount} />
			</Panel>
			<Button look="secondary" className="justify-self-start" href={path(pages.statement, { group: "withdrawals" })}>
				{t("withdrawal.statement")}
			</Button>
		</CashierFrame>
	);
}

type PartProps = { withdrawal: WithdrawalView; amount: string };

function ReceiptFacts({ withdrawal, amount }: PartProps) {
	const t = useCashierTexts();
	const dateText = useDateText();
	const { state, hold, method, destination, createdAtMs, withdrawalId } = withdrawal;
	const shown = hold ? "held" : state;
	const facts = [
		[t("facts.amount"), amount],
		[t("facts.to"), t("pending.to", { method: t(`methods.${method}`), destination })],
		[t("withdrawal.requested"), dateText(createdAtMs)],
		[t("facts.id"), <bdi key="id">{withdrawalId}</bdi>],
	] as const;
	const badge = shown === "refused" ? null : <Badge tone={STATE_TONES[shown]}>{t(`states.${shown}`)}</Badge>;
	return <Facts facts={[...facts, [t("history.state"), badge]]} />;
}

/** What has become of it, where its money is, and the way to another one. Nothing while it is on its way. */
function Ended({ withdrawal: { state, reason, method }, amount }: PartProps) {
	const t = useCashierTexts();
	const path = useSitePath();
	const reasonText = useReasonText();
	const isOpen = useFlag("cashierWithdraw");
	const again = isOpen && <Button href={path(pages.withdraw)}>{t("withdrawal.again")}</Button>;
	const title = state === "refused" ? "" : t(`states.${state}`);
	if (state === "paid")
		return (
			<Notice tone="success" title={title}>
				{reason === PAID_AFTER_ALL
					? reasonText(reason)
					: t(method === "crypto" ? "withdrawal.paidByCoins" : "withdrawal.paid")}
			</Notice>
		);
	if (state !== "cancelled" && state !== "rejected" && state !== "failed") return null;
	const why = state === "rejected" ? reason && t("withdrawal.reason", { reason }) : reasonText(reason);
	return (
		<Notice tone={state === "cancelled" ? "info" : "danger"} title={title} actions={again}>
			{t("withdrawal.returned", { amount })} {state !== "cancelled" && why}
		</Notice>
	);
}
