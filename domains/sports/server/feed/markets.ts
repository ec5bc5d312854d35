import type { MatchBook } from "@baize/engines/pricing";
import type { MarketOffer } from "../door.ts";

/** The margin that football is priced at, in ten-thousandths. The ladder of prices adds a little; both are stated. */
export const MATCH_MARGIN_X10000 = 480;

/** The pricing engine's books as the markets of an offer. */
export const marketsOf = (books: readonly MatchBook[]): MarketOffer[] =>
	books.map(({ market, book }) => ({
		kind: market.kind,
		...(market.kind === "total-goals" ? { lineX100: market.lineX100 } : {}),
		selections: book.offers.map(({ selection, priceX10000 }) => ({ key: selection, priceX10000 })),
	}));
