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
import type { House } from "./house.ts";

const refuse = refuser(factorsErrors);
const OPERATION = "withdraw";

type Wish = { amountMinor: bigint; currency: string; destination: string; requestId: string };

/**
 * Each withdrawal is proved by the strongest method that the player has: this amount, to this destination, as it was asked
 * for in this session. ASVS 2.3.5
 */
export async function checkProof(
	{ proofs, database }: House,
	session: Session,
	wish: Wish,
	headers: ProofHeaders,
): Promise<void> {
	const methods = await proofs.requiredMethods(database.reader, session.playerId);
	const { code, method } = readProof(headers, methods);
	const authorises = withdrawalText(wish);
	await proofs.confirm(session, { operation: OPERATION, authorises, method, code, requestId: wish.requestId });
}

/** A proof by another method than is asked for is none: the answer names the one that is. */
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
