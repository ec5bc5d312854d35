import type { ProofHeaders } from "@baize/factors/contract";
import { CodeForm, proofHeaders } from "@baize/factors/web";
import { Button, Panel } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/house";
import { type CallError, callHouse, isUnknown } from "@baize/platform-web/reads";
import { useState } from "react";
import { requestWithdrawal } from "../contract/calls.ts";
import type { WithdrawalOptionsView, WithdrawalView } from "../contract/schemas.ts";
import { ConfirmPanel } from "./ConfirmPanel.tsx";
import type { Keeper } from "./kept-wish.ts";
import { useCashierTexts } from "./texts.ts";
import type { Asking } from "./use-asking.ts";
import { useMoneyText } from "./use-cashier-words.ts";
import { useOutcome } from "./use-outcome.ts";
import { useWithdrawalFacts } from "./use-withdrawal-facts.ts";
import type { WithdrawalWish } from "./withdrawal-wish.ts";

type Props = {
	options: WithdrawalOptionsView;
	asking: Asking<WithdrawalWish>;
	keeper: Keeper<WithdrawalWish>;
	onChange(): void;
	onDone(withdrawal: WithdrawalView): void;
};

/** The last look before a withdrawal, or the question about one whose answer was lost. */
export function WithdrawConfirm({ options: { currency, methods, reviewMs }, asking, keeper, onChange, onDone }: Props) {
	const t = useCashierTexts();
	const viewer = useViewer();
	const { body, label } = asking.wish;
	const amount = useMoneyText(currency)(body.amountMinor);
	const method = methods.find((each) => each.method === body.method);
	const facts = useWithdrawalFacts(method, currency, reviewMs);
	const [isProofAsked, setProofAsked] = useState(false);
	const { follow, ...outcome } = useOutcome(asking, keeper);

	/** The same request each time: what was done is not done again, with or without another code. */
	async function send(headers: ProofHeaders): Promise<CallError | undefined> {
		const refusal = await follow(async () =>
			onDone(await callHouse(requestWithdrawal, { params: { session: viewer?.handle ?? "" }, headers, body })),
		);
		// A code is good once; what was done with it is answered without one.
		if (refusal?.code === "MFA_REQUIRED") setProofAsked(true);
		if (refusal && isUnknown(refusal)) setProofAsked(false);
		return refusal;
	}

	const change = (
		<Button look="secondary" onClick={onChange}>
			{t("withdraw.change")}
		</Button>
	);
	if (isProofAsked) {
		return (
			<Panel title={t("withdraw.proofTitle", { amount })}>
				<div className="grid gap-4">
					<p>{t("withdraw.proofText")}</p>
					<CodeForm
						operation="withdraw"
						method="TWO_FACTOR_AUTHENTICATION"
						onCode={(code) => send(proofHeaders(code, "TWO_FACTOR_AUTHENTICATION", "withdraw"))}
						submitLabel={t("withdraw.confirm", { amount })}
						actions={change}
					/>
				</div>
			</Panel>
		);
	}
	return (
		<ConfirmPanel
			title={t("withdraw.confirmTitle", { amount })}
			text={t("withdraw.confirmText")}
			facts={[
				[t("facts.amount"), amount],
				[t("facts.method"), t(`methods.${body.method}`)],
				[t("facts.to"), <bdi key="to">{label}</bdi>],
				...facts,
			]}
			confirmLabel={t("withdraw.confirm", { amount })}
			againLabel={t("askAgain", { amount })}
			changeLabel={t("withdraw.change")}
			{...outcome}
			onConfirm={() => void send({})}
			onChange={onChange}
		/>
	);
}
