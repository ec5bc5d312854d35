import type { ProofMethod } from "@baize/kernel/call";
import type { Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import type { Parts } from "../ports.ts";
import { noteLastSignIn } from "./operators-store.ts";

/** In the transaction in which an operator's login is completed. */
export async function noteOperatorLogin(
	{ audit, clock }: Pick<Parts, "audit" | "clock">,
	tx: Tx,
	operatorId: Id,
	{ proof, ip }: { proof: ProofMethod; ip: string },
): Promise<void> {
	await noteLastSignIn(tx, operatorId, new Date(clock.nowMs()));
	await audit.record(tx, { action: "operator.loggedIn", actorId: operatorId, details: { proof }, ip });
}
