import type { MatchBook } from "@baize/engines/pricing";
import type { MarketOffer } from "../api.ts";

/** The margin of football prices, in ten-thousandths. The price ladder adds a little; both are published. */
export const MATCH_MARGIN_X10000 = 480;

const WHOLE_X10000 = 10_000;

/** What these prices return of a stake: no book has a smaller margin. Those of virtual events return less. */
export const BOOK_RETURN_X10000 = Math.floor(WHOLE_X10000 ** 2 / (WHOLE_X10000 + MATCH_MARGIN_X10000));

/** The pricing engine's books as the markets of an offer. */
export const marketsOf = (books: readonly MatchBook[]): MarketOffer[] =>
	books.map(({ market, book }) => ({
		kind: market.kind,
		...(market.kind === "total-goals" ? { lineX100: market.lineX100 } : {}),
		selections: book.offers.map(({ selection, priceX10000 }) => ({ key: selection, priceX10000 })),
	}));
