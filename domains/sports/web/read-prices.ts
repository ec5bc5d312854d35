import { callApi } from "@baize/platform-web/reads";
import { MAX_QUOTES, readQuotes } from "../contract/calls.ts";

export type PriceNow = { priceX10000: number; isOpen: boolean };
export type PricesNow = ReadonlyMap<string, PriceNow>;

let wanted: string[] = [];
let answer: Promise<PricesNow> | undefined;

/**
 * The current prices of these selections, together with all others requested at the same moment: a page makes one
 * request.
 */
export function readPrices(selectionIds: readonly string[]): Promise<PricesNow> {
	wanted.push(...selectionIds);
	answer ??= Promise.resolve().then(() => {
		const ids = wanted;
		wanted = [];
		answer = undefined;
		return request(ids);
	});
	return answer;
}

async function request(ids: readonly string[]): Promise<PricesNow> {
	const calls = Array.from({ length: Math.ceil(ids.length / MAX_QUOTES) }, (_, at) =>
		fetchPrices(ids.slice(at * MAX_QUOTES, (at + 1) * MAX_QUOTES)),
	);
	return new Map((await Promise.all(calls)).flat());
}

/** What is no longer offered cannot be taken. */
async function fetchPrices(ids: readonly string[]): Promise<(readonly [string, PriceNow])[]> {
	const { quotes, gone } = await callApi(readQuotes, { query: { selections: ids.join() } });
	const none = gone.map((selectionId) => [selectionId, { priceX10000: 0, isOpen: false }] as const);
	return [...none, ...quotes.map((quote) => [quote.selectionId, quote] as const)];
}
