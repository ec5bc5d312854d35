import type { WithdrawalProof } from "@baize/factors/contract";
import { CodeForm, type RequestedConfirmation } from "@baize/factors/web";
import type { CallError } from "@baize/platform-web/reads";
import { type ReactNode, useEffect, useRef } from "react";
import { Facts } from "../Facts.tsx";
import { useCashierTexts } from "../texts.ts";
import { useTransferTexts } from "./texts.ts";

type Props = {
	amount: string;
	/** The receiver as the player has typed it: no name is shown before the proof. */
	to: string;
	requested: RequestedConfirmation & { method: WithdrawalProof };
	onRequestAgain(): Promise<RequestedConfirmation>;
	onCode(code: string): Promise<CallError | undefined>;
	actions: ReactNode;
};

/** The proof of a transfer, next to what it is for: the amount and the receiver. */
export function TransferProof({ amount, to, requested, onRequestAgain, onCode, actions }: Props) {
	const t = useTransferTexts();
	const cashier = useCashierTexts();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className="grid gap-4 rounded-panel border border-hairline bg-surface-1 p-5" aria-labelledby="proof-title">
			<h2 id="proof-title" ref={heading} tabIndex={-1} className="text-xl">
				{t("proof.title", { amount })}
			</h2>
			<p>{t(`proof.${requested.method}`)}</p>
			<Facts
				facts={[
					[cashier("facts.amount"), amount],
					[cashier("facts.to"), <bdi key="to">{to}</bdi>],
				]}
			/>
			<CodeForm
				key={requested.method}
				operation="withdraw"
				method={requested.method}
				requestCode={requested.method === "SMS" ? onRequestAgain : undefined}
				sent={requested}
				phone={requested.phone}
				onCode={onCode}
				submitLabel={t("confirm.confirm", { amount })}
				actions={actions}
			/>
		</section>
	);
}
