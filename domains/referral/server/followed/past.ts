import type { Id } from "@baize/kernel/id";
import type { JournalRow } from "@baize/ledger/contract";
import type { Ledger } from "@baize/ledger/server";
import type { JackpotRate } from "../commission/movement.ts";
import { type Facts, factsAfter, isPayment, NO_FACTS } from "./facts.ts";
import { addToHours, type Hours } from "./hours.ts";

type Ports = { ledger: Pick<Ledger, "history">; jackpotRate: JackpotRate };
export type Past = { facts: Facts; hours: Hours };

const PAGE_LENGTH = 500;

/** What a wallet's operations did up to a number, counted from its history. */
export async function readPast(
	{ ledger, jackpotRate }: Ports,
	{ playerId, currency, seq }: { playerId: Id; currency: string; seq: bigint },
): Promise<Past> {
	let facts = NO_FACTS;
	const hours: Hours = new Map();
	const payments: JournalRow[] = [];
	let before: Id | undefined;
	for (;;) {
		const page = await ledger.history(playerId, currency, { before, limit: PAGE_LENGTH });
		for (const row of page.filter((each) => each.seq <= seq)) {
			if (isPayment(row.kind)) payments.push(row);
			else facts = factsAfter(facts, row);
			addToHours(hours, row, jackpotRate);
		}
		if (page.length < PAGE_LENGTH) break;
		before = page.at(-1)!.opId;
	}
	// The history has the newest first.
	return { facts: payments.reverse().reduce(factsAfter, facts), hours };
}
