import type { MatchMarket, MatchSelection } from "../settlement/index.ts";
import { type BookTerms, priceBook } from "./book.ts";
import { MATCH_MARKETS, marketChances } from "./chances.ts";
import type { Book, ScoreMatrix } from "./types.ts";

export type MatchBook = { readonly market: MatchMarket; readonly book: Book<MatchSelection> };

/** The books of a match. Markets that are decided, or almost decided, are left out. */
export function matchBooks(
	matrix: ScoreMatrix,
	terms: BookTerms,
	markets: readonly MatchMarket[] = MATCH_MARKETS,
): MatchBook[] {
	return markets.flatMap((market) => {
		const book = priceBook(marketChances(market, matrix), terms);
		return book ? [{ market, book }] : [];
	});
}
