import {
	CODE_HEADER,
	factorsErrors,
	METHOD_HEADER,
	type Method,
	OPERATION_HEADER,
	type ProofHeaders,
	readMethod,
	withdrawalText,
} from "@baize/factors/contract";
import { refuser } from "@baize/kernel/error";
import type { Session } from "@baize/platform-server";
import type { CashierDeps } from "../deps.ts";

const refuse = refuser(factorsErrors);
const OPERATION = "withdraw";

type ProofInput = { amountMinor: bigint; currency: string; destination: string; requestId: string };

/**
 * Each withdrawal is proved by the strongest method that the player has: for this amount and destination, as requested
 * in this session. ASVS 2.3.5
 */
export async function checkProof(
	{ proofs, database }: CashierDeps,
	session: Session,
	input: ProofInput,
	headers: ProofHeaders,
): Promise<void> {
	const methods = await proofs.requiredMethods(database.reader, session.playerId);
	const { code, method } = readProof(headers, methods);
	const authorises = withdrawalText(input);
	await proofs.confirm(session, { operation: OPERATION, authorises, method, code, requestId: input.requestId });
}

/** A proof by another method than the required one does not count: the answer names the required one. */
function readProof(headers: ProofHeaders, methods: readonly Method[]): { code: string; method: Method } {
	const operation = headers[OPERATION_HEADER];
	if (operation !== undefined && operation !== OPERATION) throw refuse("MFA_ERROR_VALIDATING_OPERATION");
	const code = headers[CODE_HEADER];
	const named = headers[METHOD_HEADER];
	const method = named === undefined ? methods[0] : readMethod(named);
	if (!code || !method || !methods.includes(method))
		throw refuse("MFA_REQUIRED", { operation: OPERATION, methods: [...methods] });
	return { code, method };
}
