import type { Id } from "@baize/kernel/id";
import type { Parts } from "../ports.ts";
import { type DepositVerdict, judgeDeposit } from "./duplicate-rules.ts";
import { readPairs } from "./duplicate-store.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { fingerprintPlayer } from "./fingerprints.ts";

/** Looks once more, because the other account may be excluded since, and a card or bank account known by now. */
export const checkDeposit = (parts: Parts, playerId: Id): Promise<DepositVerdict> =>
	parts.database.transaction(async (tx) => {
		await fingerprintPlayer(parts, tx, playerId);
		await findDuplicates(parts, tx, playerId);
		return judgeDeposit(await readPairs(tx, playerId));
	});
