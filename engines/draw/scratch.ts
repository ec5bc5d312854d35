import { fraction } from "@baize/kernel/odds";
import { outcomesOfCounts } from "../returns/index.ts";
import type { ChoiceGame } from "./choice-game.ts";

/** A print run as data: how many of its tickets pay how many stakes; all others pay nothing. */
export type PrintRun = { id: string; tickets: number; prizes: readonly { times: number; tickets: number }[] };

export const FIVE_SHEAVES: PrintRun = {
	id: "five-sheaves",
	tickets: 1_000_000,
	prizes: [
		{ times: 10_000, tickets: 1 },
		{ times: 1_000, tickets: 20 },
		{ times: 100, tickets: 250 },
		{ times: 25, tickets: 2_000 },
		{ times: 10, tickets: 10_000 },
		{ times: 4, tickets: 60_000 },
		{ times: 2, tickets: 150_000 },
		{ times: 1, tickets: 170_000 },
	],
};

const runs = new Map([[FIVE_SHEAVES.id, FIVE_SHEAVES]]);

/** What a ticket pays, by its number: prizes lie at the front of the run, the largest first. */
export function ticketTimes({ prizes }: PrintRun, ticket: number): number {
	let behind = ticket;
	for (const prize of prizes) {
		if (behind < prize.tickets) return prize.times;
		behind -= prize.tickets;
	}
	return 0;
}

/** One draw below the number of tickets; the choice is the print run. Every round is a ticket of the full run. */
export const scratch: ChoiceGame<string, number> = {
	kind: "scratch",
	method: "book",
	readChoice: (value) => [...runs.keys()].find((id) => id === value) ?? null,
	samples: [FIVE_SHEAVES.id],
	draw: (id, draws) => draws.below(runs.get(id)!.tickets),
	times: (id, ticket) => fraction(BigInt(ticketTimes(runs.get(id)!, ticket))),
	outcomes: (id) => {
		const run = runs.get(id)!;
		const paying = run.prizes.reduce((sum, prize) => sum + prize.tickets, 0);
		const blanks = { times: 0, tickets: run.tickets - paying };
		return outcomesOfCounts(
			[blanks, ...run.prizes].map(({ times, tickets }) => [fraction(BigInt(times)), BigInt(tickets)]),
		);
	},
	publishedData: { runs: Object.fromEntries(runs) },
	words: {
		draw: "One draw below the number of tickets of the print run, which the bet names: the number of the ticket, from 0. Every round is a ticket of the full run.",
		pays: "Prizes lie at the front of the run, the largest first: the stake times the prize of the ticket.",
	},
};
