import type { WithdrawalProof } from "@baize/factors/contract";
import { type AskedConfirmation, CodeForm } from "@baize/factors/web";
import type { CallError } from "@baize/platform-web/reads";
import { type ReactNode, useEffect, useRef } from "react";
import { Facts } from "./Facts.tsx";
import { useCashierTexts } from "./texts.ts";

type Props = {
	amount: string;
	/** Where the money goes, as the player recognises it. */
	destination: string;
	asked: AskedConfirmation & { method: WithdrawalProof };
	onAskAgain(): Promise<AskedConfirmation>;
	onCode(code: string): Promise<CallError | undefined>;
	actions: ReactNode;
};

/** The proof of a withdrawal, beside what it is given for: how much, and where it goes. */
export function ProofPanel({ amount, destination, asked, onAskAgain, onCode, actions }: Props) {
	const t = useCashierTexts();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className="grid gap-4 rounded-panel border border-hairline bg-surface-1 p-5" aria-labelledby="proof-title">
			<h2 id="proof-title" ref={heading} tabIndex={-1} className="text-xl">
				{t("withdraw.proofTitle", { amount })}
			</h2>
			<p>{t(`withdraw.proofTexts.${asked.method}`)}</p>
			<Facts
				facts={[
					[t("facts.amount"), amount],
					[t("facts.to"), <bdi key="to">{destination}</bdi>],
				]}
			/>
			<CodeForm
				key={asked.method}
				operation="withdraw"
				method={asked.method}
				ask={asked.method === "SMS" ? onAskAgain : undefined}
				sent={asked}
				phone={asked.phone}
				onCode={onCode}
				submitLabel={t("withdraw.confirm", { amount })}
				actions={actions}
			/>
		</section>
	);
}
