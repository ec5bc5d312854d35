import { bookPots } from "./award.ts";
import type { JackpotPorts } from "./ports.ts";
import { bookable } from "./pot-entry.ts";
import { NO_SUMS, reseed } from "./rules.ts";
import { insertPot, lockPots, type Pot, readPots, writePot } from "./store.ts";
import { keysOf, levelOf } from "./terms.ts";

/** Begins each pot that the site has not had yet, in every currency, with a seed of the operator's money. */
export async function openPots(ports: JackpotPorts): Promise<void> {
	const { database, terms, seeds, clock } = ports;
	const at = new Date(clock.nowMs());
	await database.transaction(async (tx) => {
		for (const key of keysOf(terms)) {
			const { salt, commitment } = seeds.newSeed();
			const sums = reseed(NO_SUMS, levelOf(terms, key));
			const pot = { ...key, sums, ceilingSalt: Buffer.from(salt), ceilingCommitment: commitment };
			await insertPot(tx, pot, at);
		}
	});
}

/** Books what the pots have grown by since the last time; wins are booked when they are paid. */
export async function bookGrown(ports: JackpotPorts): Promise<void> {
	const grown = (await readPots(ports.database.reader)).filter(isGrown);
	if (grown.length === 0) return;
	await ports.database.transaction(async (tx) => {
		const locked = (await lockPots(tx, grown)).filter(isGrown);
		for (const pot of locked) await writePot(tx, { ...pot, booked: bookable(pot.sums) });
		await bookPots(ports, tx, locked);
	});
}

function isGrown({ sums, booked }: Pot): boolean {
	const now = bookable(sums);
	return Object.entries(now).some(([name, amount]) => amount !== booked[name as keyof typeof booked]);
}
