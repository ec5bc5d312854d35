import { Button, Dialog, Notice } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { useCall, useErrorText } from "@baize/platform-web/reads";
import { useState } from "react";
import { cancelWithdrawal } from "../../contract/calls.ts";
import type { WithdrawalView } from "../../contract/schemas.ts";
import { useCashierTexts } from "../texts.ts";

type Props = { withdrawal: WithdrawalView; amount: string; onChanged(): void };

/** Takes a withdrawal back, after a question that says what follows. */
export function CancelWithdrawal({ withdrawal, amount, onChanged }: Props) {
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
