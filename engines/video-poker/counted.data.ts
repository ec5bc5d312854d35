import type { HandName } from "./hands.ts";

/** How often each hand comes of all deals with all their draws: with the best play, and with the usual one. */
type Counted = Readonly<Partial<Record<HandName, bigint>>>;

/**
 * Counting takes seconds, which no server and no page should spend on it, so what was counted for a title's pay table is
 * stated here. A test counts it again.
 */
export const COUNTED: Readonly<Record<string, { best: Counted; usual: Counted }>> = {
	"jacks-or-better": {
		best: {
			nothing: 10_872_274_993_896n,
			highPair: 4_277_372_890_968n,
			twoPair: 2_576_946_164_148n,
			three: 1_484_003_070_324n,
			straight: 223_837_565_784n,
			flush: 219_554_786_160n,
			fullHouse: 229_475_482_596n,
			four: 47_093_167_764n,
			straightFlush: 2_178_883_296n,
			royal: 493_512_264n,
		},
		usual: {
			nothing: 10_721_893_576_404n,
			highPair: 4_477_175_162_640n,
			twoPair: 2_627_705_270_880n,
			three: 1_516_863_148_800n,
			straight: 139_546_258_716n,
			flush: 168_891_053_436n,
			fullHouse: 232_101_410_400n,
			four: 47_817_730_320n,
			straightFlush: 1_024_141_020n,
			royal: 212_764_584n,
		},
	},
};
