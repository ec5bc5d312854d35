import { Badge, Panel } from "@baize/platform-web";
import type { WithdrawalView } from "../../contract/schemas.ts";
import { STATE_TONES } from "../state-tones.ts";
import { useCashierTexts } from "../texts.ts";
import { useMoneyText } from "../use-formats.ts";
import { TimesNote } from "../withdraw/preflight/TimesNote.tsx";
import { CancelWithdrawal } from "./CancelWithdrawal.tsx";
import { ReceiptLink } from "./ReceiptLink.tsx";
import { WithdrawalSteps } from "./WithdrawalSteps.tsx";

type Props = { withdrawal: WithdrawalView; onChanged(): void };

/** One withdrawal with its steps; with a cancel button while that is allowed. */
export function WithdrawalCard({ withdrawal, onChanged }: Props) {
	const t = useCashierTexts();
	const { amountMinor, currency, state, method, destination, canCancel, withdrawalId, hold, times } = withdrawal;
	const amount = useMoneyText(currency)(amountMinor);
	const shown = hold ? "held" : state;
	const badge = shown === "refused" ? null : <Badge tone={STATE_TONES[shown]}>{t(`states.${shown}`)}</Badge>;
	return (
		<Panel>
			<div className="grid gap-5">
				<div className="flex items-center justify-between gap-3">
					<h2 className="tabular text-xl">{amount}</h2>
					{badge}
				</div>
				<p className="text-ink-muted">
					{t("pending.to", { method: t(`methods.${method}`), destination })} ·{" "}
					<ReceiptLink withdrawalId={withdrawalId} />
				</p>
				<WithdrawalSteps withdrawal={withdrawal} />
				{times && <TimesNote times={times} isHeld={hold !== undefined} />}
				{canCancel && <CancelWithdrawal withdrawal={withdrawal} amount={amount} onChanged={onChanged} />}
			</div>
		</Panel>
	);
}
