import { callHouse } from "@baize/platform-web/reads";
import { MOST_QUOTES, readQuotes } from "../contract/calls.ts";

export type PriceNow = { priceX10000: number; isOpen: boolean };
export type PricesNow = ReadonlyMap<string, PriceNow>;

let wanted: string[] = [];
let answer: Promise<PricesNow> | undefined;

/** The present prices of these selections, and of all others that are asked for in the same moment: a page asks once. */
export function readPrices(selectionIds: readonly string[]): Promise<PricesNow> {
	wanted.push(...selectionIds);
	answer ??= Promise.resolve().then(() => {
		const ids = wanted;
		wanted = [];
		answer = undefined;
		return askFor(ids);
	});
	return answer;
}

async function askFor(ids: readonly string[]): Promise<PricesNow> {
	const calls = Array.from({ length: Math.ceil(ids.length / MOST_QUOTES) }, (_, at) =>
		ask(ids.slice(at * MOST_QUOTES, (at + 1) * MOST_QUOTES)),
	);
	return new Map((await Promise.all(calls)).flat());
}

/** What is offered no more cannot be taken. */
async function ask(ids: readonly string[]): Promise<(readonly [string, PriceNow])[]> {
	const { quotes, gone } = await callHouse(readQuotes, { query: { selections: ids.join() } });
	const none = gone.map((selectionId) => [selectionId, { priceX10000: 0, isOpen: false }] as const);
	return [...none, ...quotes.map((quote) => [quote.selectionId, quote] as const)];
}
