import { type Id, idText } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import { pinSet } from "../../contract/index.ts";
import { restore } from "../attempts/budget-store.ts";
import { PIN_ATTEMPTS } from "../attempts/budgets.ts";
import type { Parts } from "../ports.ts";
import { putPin } from "./pin-store.ts";

/** Writes the new PIN. `pinHash` is made before, because hashing is slow and a transaction must be short. */
export async function writePin(parts: Parts, tx: Tx, playerId: Id, pinHash: string): Promise<void> {
	await putPin(tx, playerId, pinHash, parts.now());
	await restore(tx, playerId, [PIN_ATTEMPTS.name]);
	await parts.outbox.announce(tx, pinSet, { playerId: idText(playerId) });
}
