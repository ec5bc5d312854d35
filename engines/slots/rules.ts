import { BOOK_SIZE, bookSeed } from "./book.ts";
import type { CascadeSheet } from "./cascade.ts";
import { type ClusterSheet, HUNDRED } from "./cluster.ts";
import type { SlotRules } from "./kind.ts";
import { LINE_COUNT, LINE_ROWS } from "./lines.ts";
import type { StickySheet } from "./sticky.ts";
import type { WaysSheet } from "./ways.ts";

/** How an outcome of a book is unfolded, in sentences: published, so a change is a change of rules. */
const BOOK_WORDS = {
	book: "A round draws one number below bookSize: the outcome, whose event is outcomeDrawn. All else of the round is drawn from the stream of the outcome and needs no seed, so that anyone can count every outcome.",
	outcomeStream:
		"The stream of an outcome is xoshiro128** on 32 bits. Its four words of state, in order, are the first four numbers of splitmix32 started at bookSeed plus the outcome, modulo 2^32. splitmix32: add 0x9e3779b9 to its number s; then z = s; z = z xor (z >>> 16), times 0x21f0aaad; z = z xor (z >>> 15), times 0x735a2d97; the result is z xor (z >>> 15). All is modulo 2^32. xoshiro128** with the state a, b, c, d: the next word is 9 times (5 times b, rotated left by 7); then t = b << 9, c = c xor a, d = d xor b, b = b xor c, a = a xor d, c = c xor t, and d is rotated left by 11. A draw below n from it is made from its words as a draw is from the words of a block.",
} as const;

/** Clusters that pay and fall. */
export const clusterRules = ({ id }: ClusterSheet): SlotRules => ({
	kind: "cluster",
	data: { stakeUnits: HUNDRED, bookSize: BOOK_SIZE, bookSeed: bookSeed(id) },
	words: {
		...BOOK_WORDS,
		grid: "size by size cells, numbered from 0 column by column from the left and in a column downwards. A spin draws for each cell in this order a number below the sum of the weights: the symbol at that place, when every symbol is written as often as its weight, in the order of the symbols. Event gridFilled: a digit for each cell, the place of its symbol in rules.symbols.",
		clusters:
			"Cells that touch with a side are neighbours. Cell by cell, a cell whose symbol is neither the wild (last but one) nor the scatter (last), and that is in no cluster of its symbol yet, begins one: all cells with its symbol or the wild that can be reached over neighbours. From the cell on, they are listed by taking each listed cell in turn and adding its neighbours above, below, left and right that belong and are not listed. A cluster of at least steps[0] cells wins: of pays the row of its symbol, the column of the last step that it reaches, times the sum of the multipliers above 1 of its cells, or times 1 where there is none. Event clusterWon: the cells as listed, the factor, and the win in hundredths of the stake.",
		cascades:
			"When clusters have won, each of their cells is marked: its mark goes from 0 to 1, from 1 to a multiplier of 2, and each further time the multiplier doubles, up to maxTimes. Then these cells are emptied, what is above falls, and the empty cells of each column from the left are filled from below upwards with a draw each, like those of the spin. Event symbolsFell: the grid, and a digit for the mark of each cell: 0, 1, and n for a multiplier of 2^(n-1). This is repeated until no cluster wins.",
		feature:
			"When the cascades of the spin have ended, its scatters are counted: awarded has the free spins for the highest number that is reached. Before the first one all marks are taken away; during the free spins they stay. Free spins use the weights free. A free spin that ends with as many scatters as retrigger[0] adds retrigger[1] more, to mostSpins in all. Events freeSpinsBegun and freeSpinsRetriggered.",
		cap: "If more than cap stakes were won, cap stakes are paid, and winCapped has them in hundredths.",
	},
});

/** Reels of changing height, with cascades. */
export const cascadeRules = ({ id, coins }: CascadeSheet): SlotRules => ({
	kind: "cascade",
	data: { stakeUnits: coins, bookSize: BOOK_SIZE, bookSeed: bookSeed(id) },
	words: {
		...BOOK_WORDS,
		reels:
			"A spin takes the reels from the left. For each, a draw below the sum of heights: its height is minHeight plus the place on which the draw falls, when every place is written as often as its weight. Then a draw for each of its cells, from below upwards, below the sum of the reel's weights: the symbol at that place, when every symbol is written as often as its weight, in the order of the symbols. Event reelsStopped: the heights, for each reel its symbols from below upwards by their places in rules.symbols, and the multiplier, which is 1 in the paid spin.",
		ways: "For each symbol before the wild (last but one), in their order, that is on the first reel: reels from the left that show it or the wild are covered, up to the first that shows neither. With 3 or more it wins the pays of the symbol in the column of their number less 3, in coins, times the product of how often each covered reel shows it or the wild, times the multiplier. Event waysWon: the symbol, its reels, the product as ways, and the coins.",
		cascades:
			"When symbols have won, on the reels that the longest win covers all wilds go, and every symbol that has won goes on the reels that its own win covers. What is above falls, and the empty cells of each such reel from the left are filled from below upwards with a draw each, like those of the spin. Event symbolsFell: the symbols of all reels. In a free spin the multiplier grows by 1. This is repeated until nothing wins.",
		feature:
			"When the cascades of the paid spin have ended, its scatters (last symbol) are counted: awarded has the free spins for the highest number that is reached. They use the weights free. The multiplier begins at 1 and goes on from one free spin to the next. A free spin that ends with retrigger[0] or more scatters adds retrigger[1] more, to mostSpins in all. Events freeSpinsBegun and freeSpinsRetriggered.",
		cap: "If more than cap stakes were won, cap stakes are paid, and winCapped has them in coins.",
	},
});

/** How cells are drawn that are independent of each other. */
const REEL_WORDS =
	"rules.reels has for each reel from the left the weights of the symbols in a cell, in the order of rules.symbols; they add up to 60. A spin takes for each reel one draw below 60^rows. Divided by 60 again and again, its remainders are the stops of the reel's cells from the top: a stop is the symbol at that place, when every symbol is written as often as its weight. Event reelsStopped: the symbols of all cells by their places in rules.symbols, reel by reel from the left and downwards";

const LINE_WORDS =
	"lines has for each line the row that it crosses on each reel, 0 at the top. A line wins by its symbol on the first reel when that stands before the wild (last but one): so many reels from the left as show it or the wild on the line count, and 3 or more win the pays of the symbol in the column of their number less 3, in line bets. A stake is stakeUnits line bets. Event lineWon: the line from 1, the symbol, the number, and the line bets.";

/** Twenty lines, and wilds that stay. */
export const stickyRules = ({ bought }: StickySheet): SlotRules => (bought ? boughtRules(bought) : PAID_STICKY);

const PAID_STICKY: SlotRules = {
	kind: "sticky",
	data: { stakeUnits: LINE_COUNT, lines: LINE_ROWS },
	words: {
		reels: `${REEL_WORDS}, and the reels that are covered, numbered from 0: none in the paid spin. A reel has three cells: rows is 3.`,
		lines: `${LINE_WORDS} In the paid spin, before its lines stands scattersWon where the number of scatters (last) anywhere reaches an entry of scatterPays: so many stakes, in line bets.`,
		feature:
			"awarded has the free spins for the highest number of scatters that is reached in the paid spin: event freeSpinsBegun. They use the weights free. A reel on which a free spin shows the wild is covered from then on to the last free spin: all of its cells are the wild, whatever is drawn for them. Event reelsStopped of a free spin: the cells after that, and the covered reels in their order.",
	},
};

/** The same free spins, sold by themselves. */
const boughtRules = ({ lineBets }: { lineBets: number }): SlotRules => ({
	kind: "sticky",
	data: { stakeUnits: lineBets, lines: LINE_ROWS },
	words: {
		reels: `${REEL_WORDS.replace("rules.reels", "rules.free")}, and the reels that are covered, numbered from 0, in their order. A reel has three cells: rows is 3.`,
		lines: LINE_WORDS,
		feature:
			"There is no paid spin: rules.reels, rules.scatterPays and rules.awarded are empty. The stake buys bought.spins free spins for bought.lineBets line bets, which are stakeUnits. The first event is freeSpinsBegun. A reel on which a free spin shows the wild is covered from then on to the last free spin: all of its cells are the wild, whatever is drawn for them. Event reelsStopped: the cells after that.",
	},
});

/** Twenty lines, and coins that are held. */
export const holdRules = (): SlotRules => ({
	kind: "hold",
	data: { stakeUnits: LINE_COUNT, lines: LINE_ROWS },
	words: {
		reels: `${REEL_WORDS}. A reel has three cells: rows is 3.`,
		lines: LINE_WORDS,
		hold: "A spin with minCoins or more coins (last symbol) begins the hold after its lines. Each of its coins in the order of the cells draws its value: a draw below the sum of the weights of coins, counted through its entries in their order; times is in stakes. Event coinsHeld: the cells with their values, and lives as the respins left. Then, while respins are left and a cell is empty, each empty cell in its order takes a draw below 60, and below respin it turns to a coin; then these coins draw their values in the same order. With a coin the respins left are lives again, and without one they are one less. Event coinsHeld: the new coins, of which there may be none, and the respins left. When no cell is empty at the end, grand stakes are paid more: event grandWon. All values of coins are paid, in stakes.",
	},
});

/** Ways over five reels. */
export const waysRules = ({ coins }: WaysSheet): SlotRules => ({
	kind: "ways",
	data: { stakeUnits: coins },
	words: {
		reels: `${REEL_WORDS}, and a factor for each cell, which is 1.`,
		wilds:
			"In a free spin, when all reels have stopped, each cell with the wild (last but one) takes its factor in the order of the cells: a draw below the sum of the weights of wildTimes, counted through its entries in their order.",
		ways: "For each symbol before the wild, in their order, that is on the first reel: on a reel it counts the sum of the factors of the cells that show it or the wild. Reels from the left that count more than 0 are covered. With 3 or more it wins the pays of the symbol in the column of their number less 3, in coins, times the product of the counts. Event waysWon: the symbol, its reels, the product as ways, and the coins. Before these stands scattersWon, where the number of scatters (last) anywhere reaches an entry of scatterPays: that many stakes, in coins.",
		feature:
			"awarded has the free spins for the highest number of scatters that is reached in the paid spin. They use the weights free. A free spin with 3 or more scatters adds retrigger more, to mostSpins in all. Events freeSpinsBegun and freeSpinsRetriggered.",
	},
});
