import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
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

/** What the last check has found, without another one: for a page that only shows it. */
export const readDepositVerdict = async (reader: Reader, playerId: Id): Promise<DepositVerdict> =>
	judgeDeposit(await readPairs(reader, playerId));
