import type { Id } from "@baize/kernel/id";
import type { Parts } from "../ports.ts";
import { type DepositVerdict, judgeDeposit } from "./duplicate-rules.ts";
import { readPairs } from "./duplicate-store.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { fingerprintPlayer } from "./fingerprints.ts";

/** Checks again, because the other account may have been excluded since, and a card or bank account added. */
export const checkDeposit = (parts: Parts, playerId: Id): Promise<DepositVerdict> =>
	parts.database.transaction(async (tx) => {
		await fingerprintPlayer(parts, tx, playerId);
		await findDuplicates(parts, tx, playerId);
		return judgeDeposit(await readPairs(tx, playerId));
	});
