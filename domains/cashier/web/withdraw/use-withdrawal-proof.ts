import { type ProofHeaders, WITHDRAWAL_PROOFS, type WithdrawalProof } from "@baize/factors/contract";
import { proofHeaders, type RequestedConfirmation, refusalOf, requestCode } from "@baize/factors/web";
import { useViewer } from "@baize/platform-web/page";
import type { CallError } from "@baize/platform-web/reads";
import { useState } from "react";
import type { WithdrawalRequest } from "./withdrawal-request.ts";

type Refused = Promise<CallError | undefined>;
type Options = {
	body: Pick<WithdrawalRequest["body"], "amountMinor" | "destination">;
	currency: string;
	/** The proof methods if the answer does not name them. */
	methods: readonly WithdrawalProof[];
	send(headers: ProofHeaders): Refused;
};

const NEXT = "MFA_REQUIRED";

/**
 * The proof of one withdrawal: requested first, for this amount and destination, then given. A request that has
 * expired, or was replaced from another tab, is made once more.
 */
export function useWithdrawalProof({ body, currency, methods, send }: Options) {
	const handle = useViewer()?.handle ?? "";
	const [requested, setRequested] = useState<RequestedConfirmation & { method: WithdrawalProof }>();
	const [pending, setPending] = useState(false);
	const [error, setError] = useState<CallError>();
	const { amountMinor, destination } = body;
	const request = requestCode(handle, "withdraw", { amountMinor, currency, destination });

	async function requestProof(): Promise<RequestedConfirmation & { method: WithdrawalProof }> {
		const answer = await request();
		const method = WITHDRAWAL_PROOFS.find((each) => each === answer.method) ?? methods[0] ?? "PIN_CODE";
		const confirmation = { ...answer, method };
		setRequested(confirmation);
		return confirmation;
	}

	async function open(): Promise<void> {
		setPending(true);
		setError(await refusalOf(requestProof));
		setPending(false);
	}

	async function prove(code: string, method: WithdrawalProof): Refused {
		const headers = proofHeaders(code, method, "withdraw");
		const refusal = await send(headers);
		if (refusal?.code !== NEXT) return refusal;
		let again: RequestedConfirmation | undefined;
		const failed = await refusalOf(async () => {
			again = await requestProof();
		});
		// A PIN is the same for a new request, and so is the app's code; a code by SMS is a new one.
		return failed ?? (again?.method === method && method !== "SMS" ? send(headers) : refusal);
	}

	return { requested, pending, error, open, prove, requestAgain: requestProof, close: () => setRequested(undefined) };
}
