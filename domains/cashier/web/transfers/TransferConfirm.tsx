import type { ProofHeaders } from "@baize/factors/contract";
import { DAY_MS } from "@baize/kernel/time";
import { Button } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { type CallError, callApi, isUnknown } from "@baize/platform-web/reads";
import { playerDestination } from "../../contract/transfers/address.ts";
import { sendTransfer } from "../../contract/transfers/calls.ts";
import type { TransferOptionsView, TransferView } from "../../contract/transfers/schemas.ts";
import { ConfirmPanel } from "../request/ConfirmPanel.tsx";
import type { RequestStore } from "../request/request-store.ts";
import type { CurrentRequest } from "../request/use-current-request.ts";
import { useOutcome } from "../request/use-outcome.ts";
import { useCashierTexts } from "../texts.ts";
import { useMoneyText } from "../use-formats.ts";
import { ProofPanel } from "../withdraw/ProofPanel.tsx";
import { useWithdrawalProof } from "../withdraw/use-withdrawal-proof.ts";
import { useTransferTexts } from "./texts.ts";
import type { TransferRequest } from "./transfer-request.ts";

const PROOF_WANTED = "MFA_REQUIRED";

type Props = {
	options: TransferOptionsView;
	current: CurrentRequest<TransferRequest>;
	requestStore: RequestStore<TransferRequest>;
	onChange(): void;
	onDone(transfer: TransferView): void;
};

/** The last look before a transfer and its proof, or the retry of one whose answer was lost. */
export function TransferConfirm({ options, current, requestStore, onChange, onDone }: Props) {
	const t = useTransferTexts();
	const cashier = useCashierTexts();
	const viewer = useViewer();
	const { currency, proofMethods, waitMs } = options;
	const { body } = current.request;
	const amount = useMoneyText(currency)(body.amountMinor);
	const { follow, ...outcome } = useOutcome(current.isLost, requestStore);
	const bound = { amountMinor: body.amountMinor, destination: playerDestination(body.to) };
	const proof = useWithdrawalProof({ body: bound, currency, methods: proofMethods, send });

	/** The same request each time: it is not done twice, with or without another code. */
	async function send(headers: ProofHeaders): Promise<CallError | undefined> {
		const refusal = await follow(current.request, async () =>
			onDone(await callApi(sendTransfer, { params: { session: viewer?.handle ?? "" }, headers, body })),
		);
		// A code is good once. What only the proved request could find out is shown beside the request, to be changed.
		const isOver = refusal && (isUnknown(refusal) || refusal.code === "TRANSFER_RECEIVER");
		if (isOver) proof.close();
		return refusal;
	}

	/** First without a proof: what is impossible is refused before a code is sent. */
	async function confirm(): Promise<void> {
		if ((await send({}))?.code === PROOF_WANTED) await proof.open();
	}

	const error = proof.error ?? outcome.error;
	if (proof.requested) {
		const { requested } = proof;
		const change = (
			<Button look="secondary" onClick={onChange}>
				{t("confirm.change")}
			</Button>
		);
		return (
			<ProofPanel
				title={t("proof.title", { amount })}
				text={t(`proof.${requested.method}`)}
				confirmLabel={t("confirm.confirm", { amount })}
				amount={amount}
				// As the player has typed it: no name is shown before the proof.
				destination={body.to}
				requested={requested}
				onRequestAgain={proof.requestAgain}
				onCode={(code) => proof.prove(code, requested.method)}
				actions={change}
			/>
		);
	}
	return (
		<ConfirmPanel
			title={t("confirm.title", { amount })}
			text={t("confirm.text")}
			facts={[
				[cashier("facts.amount"), amount],
				[cashier("facts.to"), <bdi key="to">{body.to}</bdi>],
				[t("confirm.waits"), t("confirm.waitSpan", { count: Math.round(waitMs / DAY_MS) })],
			]}
			confirmLabel={t("confirm.confirm", { amount })}
			againLabel={cashier("askAgain", { amount })}
			changeLabel={t("confirm.change")}
			isUnknown={outcome.isUnknown}
			pending={outcome.pending || proof.pending}
			error={error?.code === PROOF_WANTED ? undefined : error}
			onConfirm={() => void confirm()}
			onChange={onChange}
		/>
	);
}
