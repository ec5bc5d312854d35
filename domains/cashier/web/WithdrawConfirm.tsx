import type { ProofHeaders } from "@baize/factors/contract";
import { Button } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/house";
import { type CallError, callHouse, isUnknown } from "@baize/platform-web/reads";
import { requestWithdrawal } from "../contract/calls.ts";
import type { WithdrawalOptionsView, WithdrawalView } from "../contract/schemas.ts";
import { ConfirmPanel } from "./ConfirmPanel.tsx";
import { destinationHold } from "./destination-hold.ts";
import { HoldNotice } from "./HoldNotice.tsx";
import type { Keeper } from "./kept-wish.ts";
import { ProofPanel } from "./ProofPanel.tsx";
import { useCashierTexts } from "./texts.ts";
import type { Asking } from "./use-asking.ts";
import { useMoneyText } from "./use-cashier-words.ts";
import { useOutcome } from "./use-outcome.ts";
import { useWithdrawalFacts } from "./use-withdrawal-facts.ts";
import { useWithdrawalProof } from "./use-withdrawal-proof.ts";
import { shownDestination, type WithdrawalWish } from "./withdrawal-wish.ts";

const PROOF_WANTED = "MFA_REQUIRED";

type Props = {
	options: WithdrawalOptionsView;
	asking: Asking<WithdrawalWish>;
	keeper: Keeper<WithdrawalWish>;
	onChange(): void;
	onDone(withdrawal: WithdrawalView): void;
};

/** The last look before a withdrawal and its proof, or the question about one whose answer was lost. */
export function WithdrawConfirm({ options, asking, keeper, onChange, onDone }: Props) {
	const t = useCashierTexts();
	const viewer = useViewer();
	const { currency, methods, reviewMs, proofMethods } = options;
	const { body, label } = asking.wish;
	const amount = useMoneyText(currency)(body.amountMinor);
	const method = methods.find((each) => each.method === body.method);
	const held = destinationHold(method, body.destination);
	const facts = useWithdrawalFacts(method, currency, reviewMs, held !== undefined);
	const { follow, ...outcome } = useOutcome(asking, keeper);
	const proof = useWithdrawalProof({ body, currency, methods: proofMethods, send });

	/** The same request each time: what was done is not done again, with or without another code. */
	async function send(headers: ProofHeaders): Promise<CallError | undefined> {
		const refusal = await follow(async () =>
			onDone(await callHouse(requestWithdrawal, { params: { session: viewer?.handle ?? "" }, headers, body })),
		);
		// A code is good once; what was done with it is answered without one.
		if (refusal && isUnknown(refusal)) proof.close();
		return refusal;
	}

	/**
	 * First without a proof: one that was made before is answered, one that cannot be made is refused, and only for what is
	 * left is a proof asked, so that no code is sent in vain.
	 */
	async function confirm(): Promise<void> {
		if ((await send({}))?.code === PROOF_WANTED) await proof.open();
	}
	const error = proof.error ?? outcome.error;

	if (proof.asked) {
		const { asked } = proof;
		const change = (
			<Button look="secondary" onClick={onChange}>
				{t("withdraw.change")}
			</Button>
		);
		return (
			<ProofPanel
				amount={amount}
				destination={shownDestination(asking.wish)}
				asked={asked}
				onAskAgain={proof.askAgain}
				onCode={(code) => proof.prove(code, asked.method)}
				actions={change}
			/>
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
			isUnknown={outcome.isUnknown}
			pending={outcome.pending || proof.pending}
			error={error?.code === PROOF_WANTED ? undefined : error}
			notice={held && <HoldNotice {...held} />}
			onConfirm={() => void confirm()}
			onChange={onChange}
		/>
	);
}
