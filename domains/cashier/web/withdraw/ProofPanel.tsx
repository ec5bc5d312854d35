import type { WithdrawalProof } from "@baize/factors/contract";
import { CodeForm, type RequestedConfirmation } from "@baize/factors/web";
import type { CallError } from "@baize/platform-web/reads";
import { type ReactNode, useEffect, useRef } from "react";
import { Facts } from "../Facts.tsx";
import { useCashierTexts } from "../texts.ts";

type Props = {
	title: string;
	text: string;
	confirmLabel: string;
	amount: string;
	/** Where the money goes, as the player recognises it. */
	destination: string;
	requested: RequestedConfirmation & { method: WithdrawalProof };
	onRequestAgain(): Promise<RequestedConfirmation>;
	onCode(code: string): Promise<CallError | undefined>;
	actions: ReactNode;
};

/** The proof of a withdrawal or a transfer, next to what it is for: the amount and the destination. */
export function ProofPanel({
	title,
	text,
	confirmLabel,
	amount,
	destination,
	requested,
	onRequestAgain,
	onCode,
	actions,
}: Props) {
	const t = useCashierTexts();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className="grid gap-4 rounded-panel border border-hairline bg-surface-1 p-5" aria-labelledby="proof-title">
			<h2 id="proof-title" ref={heading} tabIndex={-1} className="text-xl">
				{title}
			</h2>
			<p>{text}</p>
			<Facts
				facts={[
					[t("facts.amount"), amount],
					[t("facts.to"), <bdi key="to">{destination}</bdi>],
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
				submitLabel={confirmLabel}
				actions={actions}
			/>
		</section>
	);
}
