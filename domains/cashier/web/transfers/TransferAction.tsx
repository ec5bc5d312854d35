import { Button, Dialog } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { useCall } from "@baize/platform-web/reads";
import { useState } from "react";
import { cancelTransfer, declineTransfer, takeTransfer } from "../../contract/transfers/calls.ts";
import type { TransferView } from "../../contract/transfers/schemas.ts";
import { RefusalNotice } from "../request/RefusalNotice.tsx";
import { useMoneyText } from "../use-formats.ts";
import { useTransferTexts } from "./texts.ts";

const CALLS = { take: takeTransfer, decline: declineTransfer, cancel: cancelTransfer } as const;
export type ActionName = keyof typeof CALLS;

type Props = { action: ActionName; transfer: TransferView; onChanged(): void };

/** One thing that a side may do with a transfer, after a question that says what it does. */
export function TransferAction({ action, transfer, onChanged }: Props) {
	const t = useTransferTexts();
	const viewer = useViewer();
	const call = useCall(CALLS[action]);
	const [isAsking, setAsking] = useState(false);
	const amount = useMoneyText(transfer.currency)(transfer.amountMinor);
	const values = { amount, name: transfer.other };
	const label = t(action, values);

	async function confirm(): Promise<void> {
		if (!viewer) return;
		const done = await call.run({ params: { session: viewer.handle, transfer: transfer.transferId } });
		// Refused or not, the page shows the current state.
		onChanged();
		if (done) setAsking(false);
	}

	return (
		<>
			<Button
				look={action === "take" ? "primary" : "secondary"}
				size="s"
				aria-label={action === "take" ? undefined : `${label}, ${amount}`}
				onClick={() => setAsking(true)}
			>
				{label}
			</Button>
			<Dialog
				open={isAsking}
				onClose={() => setAsking(false)}
				title={t(`${action}Title`, values)}
				closeLabel={t("close")}
				actions={
					<>
						<Button
							look={action === "take" ? "primary" : "danger"}
							pending={call.pending}
							onClick={() => void confirm()}
						>
							{label}
						</Button>
						<Button look="secondary" onClick={() => setAsking(false)}>
							{t("goBack")}
						</Button>
					</>
				}
			>
				<p>{t(`${action}Text`, values)}</p>
				{call.error && <RefusalNotice error={call.error} />}
			</Dialog>
		</>
	);
}
