/** The third file of verify-round.mjs, which reads it from the same folder: slots that are not played on lines. */
import { drawsOf } from "./verify-titles.mjs";

/** words.outcomeStream */
function outcomeDraws(seed) {
	let s = seed | 0;
	const fill = () => {
		s = (s + 0x9e3779b9) | 0;
		let z = Math.imul(s ^ (s >>> 16), 0x21f0aaad);
		z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
		return z ^ (z >>> 15);
	};
	const rotated = (word, by) => (word << by) | (word >>> (32 - by));
	let [a, b, c, d] = [fill(), fill(), fill(), fill()];
	const next = () => {
		const word = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
		const t = b << 9;
		c ^= a;
		d ^= b;
		b ^= c;
		a ^= d;
		c ^= t;
		d = rotated(d, 11);
		return word;
	};
	return function below(n) {
		const limit = 2 ** 32 - (2 ** 32 % n);
		let word = next();
		while (word >= limit) word = next();
		return word % n;
	};
}

/** words.amounts, words.end */
function ended(stakeMinor, units, stakeUnits, events) {
	const winMinor = Number((BigInt(stakeMinor) * BigInt(units)) / BigInt(stakeUnits));
	events.push({ type: "roundEnded", stakeMinor, winMinor, celebrate: winMinor > stakeMinor });
	return { stakeMinor, winMinor, events };
}

/** Each index as often as its weight. */
const written = (weights) => weights.flatMap((weight, at) => Array.from({ length: weight }, () => at));

/** What a table has for the highest count that is reached. */
const reached = (table, count) => table.filter(([from]) => count >= from).at(-1)?.[1] ?? 0;

/** words.clusters: the cells of a cluster that begins at a cell, as listed. */
function clusterFrom(grid, size, wild, cell) {
	const listed = [cell];
	for (const each of listed) {
		const row = each % size;
		const beside = [
			...(row > 0 ? [each - 1] : []),
			...(row < size - 1 ? [each + 1] : []),
			...(each >= size ? [each - size] : []),
			...(each + size < size * size ? [each + size] : []),
		];
		for (const other of beside)
			if ((grid[other] === grid[cell] || grid[other] === wild) && !listed.includes(other)) listed.push(other);
	}
	return listed;
}

/** One spin with its cascades; returns the scatters at its end. words.grid, words.clusters, words.cascades */
function clusterSpin({ rules, below, symbols, marks, won, events }) {
	const { size, steps, pays, maxTimes } = rules;
	const wild = rules.symbols.length - 2;
	const draw = () => symbols[below(symbols.length)];
	const timesOf = (mark) => (mark < 2 ? 0 : 2 ** (mark - 1));
	const grid = Array.from({ length: size * size }, draw);
	events.push({ type: "gridFilled", grid: grid.join("") });
	for (;;) {
		const known = new Set();
		const emptied = new Set();
		for (let cell = 0; cell < grid.length; cell++) {
			if (grid[cell] >= wild || known.has(cell)) continue;
			const cells = clusterFrom(grid, size, wild, cell);
			for (const each of cells) if (grid[each] === grid[cell]) known.add(each);
			const step = steps.filter((from) => cells.length >= from).length;
			if (step === 0) continue;
			const times = Math.max(
				1,
				cells.reduce((sum, each) => sum + timesOf(marks[each]), 0),
			);
			const hundredths = pays[grid[cell]][step - 1] * times;
			events.push({ type: "clusterWon", symbol: grid[cell], cells, times, hundredths });
			won.hundredths += hundredths;
			for (const each of cells) emptied.add(each);
		}
		if (emptied.size === 0) break;
		for (const cell of emptied) marks[cell] = Math.min(1 + Math.log2(maxTimes), marks[cell] + 1);
		for (let column = 0; column < size; column++) {
			const cells = Array.from({ length: size }, (_, row) => column * size + row);
			const left = cells.filter((cell) => !emptied.has(cell)).map((cell) => grid[cell]);
			while (left.length < size) left.unshift(draw());
			for (const [row, cell] of cells.entries()) grid[cell] = left[row];
		}
		events.push({ type: "symbolsFell", grid: grid.join(""), marks: marks.join("") });
	}
	return grid.filter((symbol) => symbol === wild + 1).length;
}

/** Clusters that pay, go, and let the rest fall. words.book, words.feature, words.cap */
export function reproduceCluster({ rules, stakeUnits, bookSize, bookSeed }, { stakeMinor }, seeds) {
	const outcome = drawsOf(seeds)(bookSize);
	const events = [{ type: "outcomeDrawn", outcome }];
	const won = { hundredths: 0 };
	const round = { rules, below: outcomeDraws(bookSeed + outcome), won, events };
	const marks = () => Array.from({ length: rules.size ** 2 }, () => 0);
	let of = reached(rules.awarded, clusterSpin({ ...round, symbols: written(rules.weights), marks: marks() }));
	if (of > 0) events.push({ type: "freeSpinsBegun", count: of });
	const kept = marks();
	for (let number = 1; number <= of; number++) {
		const scatters = clusterSpin({ ...round, symbols: written(rules.free), marks: kept });
		const added = scatters >= rules.retrigger[0] ? Math.min(rules.retrigger[1], rules.mostSpins - of) : 0;
		of += added;
		if (added > 0) events.push({ type: "freeSpinsRetriggered", count: added, of });
	}
	const cap = rules.cap * stakeUnits;
	if (won.hundredths <= cap) return ended(stakeMinor, won.hundredths, stakeUnits, events);
	events.push({ type: "winCapped", hundredths: cap });
	return ended(stakeMinor, cap, stakeUnits, events);
}

/** words.reels */
const spunGrid = (reels, rows, below) =>
	reels.flatMap((weights) => {
		const stops = written(weights);
		let drawn = below(60 ** rows);
		return Array.from({ length: rows }, () => {
			const symbol = stops[drawn % 60];
			drawn = Math.floor(drawn / 60);
			return symbol;
		});
	});

/** The entry that a draw by weight falls on. */
function byWeight(entries, below) {
	let rest = below(entries.reduce((sum, { weight }) => sum + weight, 0));
	return entries.find(({ weight }) => {
		rest -= weight;
		return rest < 0;
	});
}

/** One spin of reels whose cells are independent; the coins won, and the scatters in view. words.reels, words.wilds, words.ways */
function waysSpin({ rules, below, reels, isFree, events }) {
	const { rows, symbols, coins, pays, scatterPays, wildTimes } = rules;
	const [wild, scatter] = [symbols.length - 2, symbols.length - 1];
	const grid = spunGrid(reels, rows, below);
	const factors = grid.map((symbol) => (isFree && symbol === wild ? byWeight(wildTimes, below).times : 1));
	events.push({ type: "reelsStopped", grid, wildTimes: factors });
	const scatters = grid.filter((symbol) => symbol === scatter).length;
	let won = reached(scatterPays, scatters) * coins;
	if (won > 0) events.push({ type: "scattersWon", count: scatters, coins: won });
	for (let symbol = 0; symbol < wild; symbol++) {
		if (!grid.slice(0, rows).includes(symbol)) continue;
		const counts = reels.map((_, reel) =>
			grid
				.slice(reel * rows, (reel + 1) * rows)
				.reduce((sum, shown, row) => (shown === symbol || shown === wild ? sum + factors[reel * rows + row] : sum), 0),
		);
		const end = counts.indexOf(0);
		const covered = end < 0 ? counts.length : end;
		if (covered < 3) continue;
		const ways = counts.slice(0, covered).reduce((product, count) => product * count, 1);
		const paid = pays[symbol][covered - 3] * ways;
		events.push({ type: "waysWon", symbol, reels: covered, ways, coins: paid });
		won += paid;
	}
	return { won, scatters };
}

/** Symbols that pay over neighbouring reels, in every way. words.feature */
export function reproduceWays({ rules, stakeUnits }, { stakeMinor }, seeds) {
	const events = [];
	const round = { rules, below: drawsOf(seeds), events };
	const paid = waysSpin({ ...round, reels: rules.reels, isFree: false });
	let won = paid.won;
	let of = reached(rules.awarded, paid.scatters);
	if (of > 0) events.push({ type: "freeSpinsBegun", count: of });
	for (let number = 1; number <= of; number++) {
		const free = waysSpin({ ...round, reels: rules.free, isFree: true });
		won += free.won;
		const added = free.scatters >= 3 ? Math.min(rules.retrigger, rules.mostSpins - of) : 0;
		of += added;
		if (added > 0) events.push({ type: "freeSpinsRetriggered", count: added, of });
	}
	return ended(stakeMinor, won, stakeUnits, events);
}

/** Line bets won on the lines of a grid of three rows. words.lines */
function linesWin({ pays, symbols }, lines, grid, events) {
	const wild = symbols.length - 2;
	let won = 0;
	for (const [at, rows] of lines.entries()) {
		const onLine = rows.map((row, reel) => grid[reel * 3 + row]);
		const [symbol] = onLine;
		if (symbol >= wild) continue;
		const other = onLine.findIndex((shown) => shown !== symbol && shown !== wild);
		const count = other < 0 ? onLine.length : other;
		if (count < 3) continue;
		const lineBets = pays[symbol][count - 3];
		events.push({ type: "lineWon", line: at + 1, symbol, count, lineBets });
		won += lineBets;
	}
	return won;
}

/** Lines, and coins that are held. words.hold */
export function reproduceHold({ rules, stakeUnits, lines }, { stakeMinor }, seeds) {
	const below = drawsOf(seeds);
	const grid = spunGrid(rules.reels, 3, below);
	const events = [{ type: "reelsStopped", grid }];
	const won = linesWin(rules, lines, grid, events);
	const coin = rules.symbols.length - 1;
	const held = grid.flatMap((symbol, cell) => (symbol === coin ? [cell] : []));
	if (held.length < rules.minCoins) return ended(stakeMinor, won, stakeUnits, events);
	let empty = [...grid.keys()].filter((cell) => !held.includes(cell));
	let [times, left] = [0, rules.lives];
	const hold = (cells) => {
		const coins = cells.map((cell) => ({ cell, times: byWeight(rules.coins, below).times }));
		events.push({ type: "coinsHeld", cells: coins, left });
		for (const each of coins) times += each.times;
	};
	hold(held);
	while (left > 0 && empty.length > 0) {
		const turned = empty.filter(() => below(60) < rules.respin);
		empty = empty.filter((cell) => !turned.includes(cell));
		left = turned.length > 0 ? rules.lives : left - 1;
		hold(turned);
	}
	if (empty.length === 0) {
		events.push({ type: "grandWon", times: rules.grand });
		times += rules.grand;
	}
	return ended(stakeMinor, won + times * stakeUnits, stakeUnits, events);
}

/** One spin of reels of any height with its cascades. words.reels, words.ways, words.cascades */
function cascadeSpin({ rules, below, weights, isFree, state, events }) {
	const { pays, minHeight, symbols } = rules;
	const [wild, scatter] = [symbols.length - 2, symbols.length - 1];
	const heights = [];
	const stops = weights.map(written);
	const draw = (reel) => stops[reel][below(stops[reel].length)];
	const places = written(rules.heights);
	const reels = stops.map((_, reel) => {
		heights[reel] = minHeight + places[below(places.length)];
		return Array.from({ length: heights[reel] }, () => draw(reel));
	});
	const shown = () => reels.map((each) => [...each]);
	events.push({ type: "reelsStopped", heights, reels: shown(), times: state.times });
	for (;;) {
		const won = new Map();
		for (let symbol = 0; symbol < wild; symbol++) {
			if (!reels[0].includes(symbol)) continue;
			const counts = reels.map((each) => each.filter((one) => one === symbol || one === wild).length);
			const end = counts.indexOf(0);
			const covered = end < 0 ? counts.length : end;
			if (covered < 3) continue;
			const ways = counts.slice(0, covered).reduce((product, count) => product * count, 1);
			const coins = pays[symbol][covered - 3] * ways * state.times;
			events.push({ type: "waysWon", symbol, reels: covered, ways, coins });
			state.coins += coins;
			won.set(symbol, covered);
		}
		if (won.size === 0) break;
		for (let reel = 0; reel < Math.max(...won.values()); reel++) {
			const left = reels[reel].filter((symbol) => symbol !== wild && !(reel < (won.get(symbol) ?? 0)));
			while (left.length < heights[reel]) left.push(draw(reel));
			reels[reel] = left;
		}
		events.push({ type: "symbolsFell", reels: shown() });
		if (isFree) state.times += 1;
	}
	return reels.flat().filter((symbol) => symbol === scatter).length;
}

/** Reels of changing height. words.book, words.feature, words.cap */
export function reproduceCascade({ rules, stakeUnits, bookSize, bookSeed }, { stakeMinor }, seeds) {
	const outcome = drawsOf(seeds)(bookSize);
	const events = [{ type: "outcomeDrawn", outcome }];
	const state = { coins: 0, times: 1 };
	const round = { rules, below: outcomeDraws(bookSeed + outcome), state, events };
	let of = reached(rules.awarded, cascadeSpin({ ...round, weights: rules.reels, isFree: false }));
	if (of > 0) events.push({ type: "freeSpinsBegun", count: of });
	for (let number = 1; number <= of; number++) {
		const scatters = cascadeSpin({ ...round, weights: rules.free, isFree: true });
		const added = scatters >= rules.retrigger[0] ? Math.min(rules.retrigger[1], rules.mostSpins - of) : 0;
		of += added;
		if (added > 0) events.push({ type: "freeSpinsRetriggered", count: added, of });
	}
	const cap = rules.cap * stakeUnits;
	if (state.coins <= cap) return ended(stakeMinor, state.coins, stakeUnits, events);
	events.push({ type: "winCapped", coins: cap });
	return ended(stakeMinor, cap, stakeUnits, events);
}

/** Lines, and wilds that stay. words.feature */
export function reproduceSticky({ rules, stakeUnits, lines }, { stakeMinor }, seeds) {
	const below = drawsOf(seeds);
	const [wild, scatter] = [rules.symbols.length - 2, rules.symbols.length - 1];
	const events = [];
	let [won, of] = [0, rules.bought?.spins ?? 0];
	if (!rules.bought) {
		const paid = spunGrid(rules.reels, 3, below);
		events.push({ type: "reelsStopped", grid: paid, covered: [] });
		const scatters = paid.filter((symbol) => symbol === scatter).length;
		won = reached(rules.scatterPays, scatters) * stakeUnits;
		if (won > 0) events.push({ type: "scattersWon", count: scatters, lineBets: won });
		won += linesWin(rules, lines, paid, events);
		of = reached(rules.awarded, scatters);
	}
	if (of > 0) events.push({ type: "freeSpinsBegun", count: of });
	const covered = new Set();
	for (let number = 1; number <= of; number++) {
		const drawn = spunGrid(rules.free, 3, below);
		for (const [cell, symbol] of drawn.entries()) if (symbol === wild) covered.add(Math.floor(cell / 3));
		const grid = drawn.map((symbol, cell) => (covered.has(Math.floor(cell / 3)) ? wild : symbol));
		events.push({ type: "reelsStopped", grid, covered: [...covered].sort((one, other) => one - other) });
		won += linesWin(rules, lines, grid, events);
	}
	return ended(stakeMinor, won, stakeUnits, events);
}
