import { BOOK_SIZE, bookSeed } from "./book.ts";
import { type ClusterSheet, HUNDRED } from "./cluster.ts";
import type { SlotRules } from "./kind.ts";
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

/** Ways over five reels. */
export const waysRules = ({ coins }: WaysSheet): SlotRules => ({
	kind: "ways",
	data: { stakeUnits: coins },
	words: {
		reels:
			"rules.reels has for each reel from the left the weights of the symbols in a cell, in the order of rules.symbols; they add up to 60. A spin takes for each reel one draw below 60^rows. Divided by 60 again and again, its remainders are the stops of the reel's cells from the top: a stop is the symbol at that place, when every symbol is written as often as its weight. Event reelsStopped: the symbols of all cells by their places in rules.symbols, reel by reel from the left and downwards, and a factor for each cell, which is 1.",
		wilds:
			"In a free spin, when all reels have stopped, each cell with the wild (last but one) takes its factor in the order of the cells: a draw below the sum of the weights of wildTimes, counted through its entries in their order.",
		ways: "For each symbol before the wild, in their order, that is on the first reel: on a reel it counts the sum of the factors of the cells that show it or the wild. Reels from the left that count more than 0 are covered. With 3 or more it wins the pays of the symbol in the column of their number less 3, in coins, times the product of the counts. Event waysWon: the symbol, its reels, the product as ways, and the coins. Before these stands scattersWon, where the number of scatters (last) anywhere reaches an entry of scatterPays: that many stakes, in coins.",
		feature:
			"awarded has the free spins for the highest number of scatters that is reached in the paid spin. They use the weights free. A free spin with 3 or more scatters adds retrigger more, to mostSpins in all. Events freeSpinsBegun and freeSpinsRetriggered.",
	},
});
