import type { MatchBook } from "@baize/engines/pricing";
import type { MarketOffer } from "../api.ts";

/** The margin of football prices, in ten-thousandths. The price ladder adds a little; both are published. */
export const MATCH_MARGIN_X10000 = 480;

/** The pricing engine's books as the markets of an offer. */
export const marketsOf = (books: readonly MatchBook[]): MarketOffer[] =>
	books.map(({ market, book }) => ({
		kind: market.kind,
		...(market.kind === "total-goals" ? { lineX100: market.lineX100 } : {}),
		selections: book.offers.map(({ selection, priceX10000 }) => ({ key: selection, priceX10000 })),
	}));
