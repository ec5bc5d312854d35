import { type ProofHeaders, WITHDRAWAL_PROOFS, type WithdrawalProof } from "@baize/factors/contract";
import { type AskedConfirmation, askForCode, proofHeaders, refusalOf } from "@baize/factors/web";
import { useViewer } from "@baize/platform-web/house";
import type { CallError } from "@baize/platform-web/reads";
import { useState } from "react";
import type { WithdrawalWish } from "./withdrawal-wish.ts";

type Refused = Promise<CallError | undefined>;
type Options = {
	body: WithdrawalWish["body"];
	currency: string;
	/** By what it is proved where the answer does not say it. */
	methods: readonly WithdrawalProof[];
	send(headers: ProofHeaders): Refused;
};

const NEXT = "MFA_REQUIRED";

/**
 * The proof of one withdrawal: asked for first, for this amount and destination, then given. What was asked for and has
 * run out, or was replaced from another tab, is asked for once more.
 */
export function useWithdrawalProof({ body, currency, methods, send }: Options) {
	const handle = useViewer()?.handle ?? "";
	const [asked, setAsked] = useState<AskedConfirmation & { method: WithdrawalProof }>();
	const [pending, setPending] = useState(false);
	const [error, setError] = useState<CallError>();
	const { amountMinor, destination } = body;
	const request = askForCode(handle, "withdraw", { amountMinor, currency, destination });

	async function askOnce(): Promise<AskedConfirmation & { method: WithdrawalProof }> {
		const answer = await request();
		const method = WITHDRAWAL_PROOFS.find((each) => each === answer.method) ?? methods[0] ?? "PIN_CODE";
		const confirmation = { ...answer, method };
		setAsked(confirmation);
		return confirmation;
	}

	async function open(): Promise<void> {
		setPending(true);
		setError(await refusalOf(askOnce));
		setPending(false);
	}

	async function prove(code: string, method: WithdrawalProof): Refused {
		const headers = proofHeaders(code, method, "withdraw");
		const refusal = await send(headers);
		if (refusal?.code !== NEXT) return refusal;
		let again: AskedConfirmation | undefined;
		const failed = await refusalOf(async () => {
			again = await askOnce();
		});
		// A PIN is the same for what is asked again, and so is the app's code; a code by SMS is a new one.
		return failed ?? (again?.method === method && method !== "SMS" ? send(headers) : refusal);
	}

	return { asked, pending, error, open, prove, askAgain: askOnce, close: () => setAsked(undefined) };
}
