import type { ProofHeaders } from "@baize/factors/contract";
import { Button } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { type CallError, callApi, isUnknown } from "@baize/platform-web/reads";
import { requestWithdrawal } from "../../contract/calls.ts";
import type { PreflightView } from "../../contract/preflight/calls.ts";
import type { WithdrawalOptionsView, WithdrawalView } from "../../contract/schemas.ts";
import { ConfirmPanel } from "../request/ConfirmPanel.tsx";
import type { RequestStore } from "../request/request-store.ts";
import type { CurrentRequest } from "../request/use-current-request.ts";
import { useOutcome } from "../request/use-outcome.ts";
import { useCashierTexts } from "../texts.ts";
import { useMoneyText } from "../use-formats.ts";
import { destinationHold } from "./destination-hold.ts";
import { HoldNotice } from "./HoldNotice.tsx";
import { ProofPanel } from "./ProofPanel.tsx";
import { ImpedimentPanel } from "./preflight/ImpedimentPanel.tsx";
import { TimesNote } from "./preflight/TimesNote.tsx";
import { usePreflightTexts } from "./preflight/texts.ts";
import { usePreflight } from "./preflight/use-preflight.ts";
import { useWithdrawalFacts } from "./use-withdrawal-facts.ts";
import { useWithdrawalProof } from "./use-withdrawal-proof.ts";
import { shownDestination, type WithdrawalRequest } from "./withdrawal-request.ts";

const PROOF_WANTED = "MFA_REQUIRED";

type Props = {
	options: WithdrawalOptionsView;
	current: CurrentRequest<WithdrawalRequest>;
	requestStore: RequestStore<WithdrawalRequest>;
	onChange(): void;
	onDone(withdrawal: WithdrawalView): void;
};

/** The last check before a withdrawal and its proof, or the retry of one whose answer was lost. */
export function WithdrawConfirm({ options, current, requestStore, onChange, onDone }: Props) {
	const t = useCashierTexts();
	const viewer = useViewer();
	const { currency, methods, proofMethods } = options;
	const { body, label } = current.request;
	const amount = useMoneyText(currency)(body.amountMinor);
	const method = methods.find((each) => each.method === body.method);
	const payoutHold = destinationHold(method, body.destination);
	const facts = useWithdrawalFacts(method, currency);
	const preflight = usePreflight(current.request, !current.isLost);
	const times = preflight?.times ?? method?.times;
	const { follow, ...outcome } = useOutcome(current.isLost, requestStore);
	const proof = useWithdrawalProof({ body, currency, methods: proofMethods, send });

	/** The same request each time: it is not done twice, with or without another code. */
	async function send(headers: ProofHeaders): Promise<CallError | undefined> {
		const refusal = await follow(current.request, async () =>
			onDone(await callApi(requestWithdrawal, { params: { session: viewer?.handle ?? "" }, headers, body })),
		);
		// A code is good once; a request that was already done is answered without one.
		if (refusal && isUnknown(refusal)) proof.close();
		return refusal;
	}

	/**
	 * First without a proof: a request that was made before is answered, an impossible one is refused, and only the rest
	 * needs a proof, so that no code is sent in vain.
	 */
	async function confirm(): Promise<void> {
		if ((await send({}))?.code === PROOF_WANTED) await proof.open();
	}
	const error = proof.error ?? outcome.error;

	if (proof.requested)
		return <WithdrawProof request={current.request} amount={amount} proof={proof} onChange={onChange} />;
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
			isStopped={preflight?.canRequest === false}
			error={error?.code === PROOF_WANTED ? undefined : error}
			notice={
				<>
					{times && <TimesNote times={times} isHeld={payoutHold !== undefined} />}
					{payoutHold && <HoldNotice {...payoutHold} />}
					{preflight && <Noted preflight={preflight} currency={currency} />}
				</>
			}
			onConfirm={() => void confirm()}
			onChange={onChange}
		/>
	);
}

type ProofProps = {
	request: WithdrawalRequest;
	amount: string;
	proof: ReturnType<typeof useWithdrawalProof>;
	onChange(): void;
};

function WithdrawProof({ request, amount, proof, onChange }: ProofProps) {
	const t = useCashierTexts();
	const { requested } = proof;
	if (!requested) return null;
	const change = (
		<Button look="secondary" onClick={onChange}>
			{t("withdraw.change")}
		</Button>
	);
	return (
		<ProofPanel
			title={t("withdraw.proofTitle", { amount })}
			text={t(`withdraw.proofTexts.${requested.method}`)}
			confirmLabel={t("withdraw.confirm", { amount })}
			amount={amount}
			destination={shownDestination(request)}
			requested={requested}
			onRequestAgain={proof.requestAgain}
			onCode={(code) => proof.prove(code, requested.method)}
			actions={change}
		/>
	);
}

/** What else is to be known before it is sent. A hold has its own notice. */
function Noted({ preflight: { canRequest, impediments }, currency }: { preflight: PreflightView; currency: string }) {
	const t = usePreflightTexts();
	return (
		<ImpedimentPanel
			title={t(canRequest ? "noted" : "title")}
			impediments={impediments.filter(({ effect }) => effect !== "holds")}
			currency={currency}
			live
		/>
	);
}
