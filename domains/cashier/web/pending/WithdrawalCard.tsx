import { Badge, Button, Dialog, Notice, Panel } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { useCall, useErrorText } from "@baize/platform-web/reads";
import { useState } from "react";
import { cancelWithdrawal } from "../../contract/calls.ts";
import type { WithdrawalView } from "../../contract/schemas.ts";
import { STATE_TONES } from "../state-tones.ts";
import { useCashierTexts } from "../texts.ts";
import { useMoneyText } from "../use-formats.ts";
import { TimesNote } from "../withdraw/preflight/TimesNote.tsx";
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
					{t("pending.to", { method: t(`methods.${method}`), destination })} · <bdi>{withdrawalId}</bdi>
				</p>
				<WithdrawalSteps withdrawal={withdrawal} />
				{times && <TimesNote times={times} isHeld={hold !== undefined} />}
				{canCancel && <CancelWithdrawal withdrawal={withdrawal} amount={amount} onChanged={onChanged} />}
			</div>
		</Panel>
	);
}

function CancelWithdrawal({ withdrawal, amount, onChanged }: Props & { amount: string }) {
	const t = useCashierTexts();
	const errorText = useErrorText();
	const viewer = useViewer();
	const cancel = useCall(cancelWithdrawal);
	const [isConfirming, setConfirming] = useState(false);

	async function confirm(): Promise<void> {
		if (!viewer) return;
		const params = { session: viewer.handle, withdrawal: withdrawal.withdrawalId };
		const done = await cancel.run({ params });
		// Refused or not, the page shows the current state.
		onChanged();
		if (done) setConfirming(false);
	}

	return (
		<>
			<Button look="quiet" size="s" className="-ms-4.5 justify-self-start" onClick={() => setConfirming(true)}>
				{t("pending.cancel")}
			</Button>
			<Dialog
				open={isConfirming}
				onClose={() => setConfirming(false)}
				title={t("pending.cancelTitle", { amount })}
				closeLabel={t("pending.close")}
				actions={
					<>
						<Button look="danger" pending={cancel.pending} onClick={() => void confirm()}>
							{t("pending.cancelConfirm")}
						</Button>
						<Button look="secondary" onClick={() => setConfirming(false)}>
							{t("pending.keep")}
						</Button>
					</>
				}
			>
				<p>{t("pending.cancelText")}</p>
				{cancel.error && (
					<Notice tone="danger" live>
						{errorText(cancel.error)}
					</Notice>
				)}
			</Dialog>
		</>
	);
}
