import {
	CODE_HEADER,
	factorsErrors,
	METHOD_HEADER,
	type ProofHeaders,
	readMethod,
	withdrawalText,
} from "@baize/factors/contract";
import { refuser } from "@baize/kernel/error";
import type { Session } from "@baize/platform-server";
import type { House } from "./house.ts";

const refuse = refuser(factorsErrors);

type Wish = { amountMinor: bigint; currency: string; destination: string };

/** Who has two-factor authentication on proves each withdrawal with it: this amount, to this destination. */
export async function checkProof(house: House, session: Session, wish: Wish, headers: ProofHeaders): Promise<void> {
	const { proofs } = house;
	if (!proofs || !(await proofs.isTwoFactorOn(session.playerId))) return;
	const code = headers[CODE_HEADER];
	if (!code) throw refuse("MFA_REQUIRED", { operation: "withdraw", methods: ["TWO_FACTOR_AUTHENTICATION"] });
	const method = readMethod(headers[METHOD_HEADER] ?? "TWO_FACTOR_AUTHENTICATION");
	if (method !== "TWO_FACTOR_AUTHENTICATION") throw refuse("MFA_ERROR_VALIDATING_OPERATION");
	await proofs.prove(session, { operation: "withdraw", authorises: withdrawalText(wish), method, code });
}
