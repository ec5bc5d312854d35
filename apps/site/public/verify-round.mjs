/**
 * Computes rounds anew from what is published, without any code of the site.
 *
 *   node verify-round.mjs rules.json round.json [more rules and rounds …]
 *
 * rules.json   the published rules of the title, as they came: GET /api/v1/play/rules/<the round's rulesHash>
 * round.json   a round's receipt with its revealed server seed, or a list of them; practice rounds have theirs at once
 *
 * For ended pairs, whose rounds may be of several titles, with the key of GET /api/v1/play/fairness:
 *
 *   node verify-round.mjs rules.json [more rules …] rounds.json --pair pair.json --key <publicKey>
 *
 * pair.json    one of the ended pairs of GET /api/v1/play/<session>/seeds, or all of them
 *
 * It needs node and nothing else, and is written from the words in rules.json.
 */
import { createHash, createHmac, createPublicKey, verify } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual, parseArgs } from "node:util";

const WORDS = 2 ** 32;
const sha256Hex = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** words.stream and words.draw */
function drawsOf({ serverSeed, clientSeed, nonce }, stream = "") {
	const key = Buffer.from(serverSeed, "hex");
	let block = 0;
	let words = [];
	function nextWord() {
		if (words.length === 0) {
			const bytes = createHmac("sha256", key).update(`${clientSeed}:${nonce}:${stream}${block++}`).digest();
			words = Array.from({ length: 8 }, (_, at) => bytes.readUInt32BE(4 * at));
		}
		return words.shift();
	}
	return function below(n) {
		const limit = WORDS - (WORDS % n);
		let word = nextWord();
		while (word >= limit) word = nextWord();
		return word % n;
	};
}

/** words.weightedDraw */
function weighted(below, entries) {
	let rest = below(entries.reduce((sum, { weight }) => sum + weight, 0));
	for (const entry of entries) {
		if (rest < entry.weight) return entry;
		rest -= entry.weight;
	}
	throw new Error("the weights do not add up");
}

/** words.window */
const windowOf = (rules, reels, stops) =>
	reels.map((strip, reel) => Array.from({ length: rules.rows }, (_, row) => strip[(stops[reel] + row) % strip.length]));

/** words.lines: the run that a line pays, or nothing. */
function runOf(rules, symbols) {
	const idOf = (role) => rules.symbols.find((symbol) => symbol.role === role)?.id;
	const [wild, scatter] = [idOf("wild"), idOf("scatter")];
	const lengthWhile = (fits) => {
		const end = symbols.findIndex((symbol) => !fits(symbol));
		return end < 0 ? symbols.length : end;
	};
	const run = (symbol, count) => ({ symbol, count, pays: rules.linePays[symbol]?.[count] ?? 0 });
	const leadingWilds = lengthWhile((symbol) => symbol === wild);
	const asWilds = leadingWilds > 0 ? run(wild, leadingWilds) : null;
	const first = symbols.find((symbol) => symbol !== wild);
	const isOfSymbol = first !== undefined && first !== scatter;
	const asFirst = isOfSymbol
		? run(
				first,
				lengthWhile((symbol) => symbol === first || symbol === wild),
			)
		: null;
	const best = asFirst && asFirst.pays >= (asWilds?.pays ?? 0) ? asFirst : asWilds;
	return best && best.pays > 0 ? best : null;
}

/** The wins of one spin, each with its worth in line bets, in the order of words.events. */
function winsOf(rules, window, special) {
	const wins = rules.lines.flatMap((rows, at) => {
		const run = runOf(
			rules,
			rows.map((row, reel) => window[reel][row]),
		);
		if (!run) return [];
		const positions = rows.slice(0, run.count).map((row, reel) => [reel, row]);
		const { symbol, count, pays } = run;
		return [{ type: "lineWon", line: at + 1, symbol, count, positions, lineBets: pays }];
	});
	const scatter = rules.symbols.find(({ role }) => role === "scatter")?.id;
	const positions = window.flatMap((column, reel) =>
		column.flatMap((symbol, row) => (symbol === scatter ? [[reel, row]] : [])),
	);
	const scatters = positions.length;
	const times = rules.scatterPays[scatters] ?? 0;
	if (times > 0) {
		const lineBets = times * rules.lines.length;
		wins.push({ type: "scattersWon", symbol: scatter, count: scatters, positions, lineBets });
	}
	const reels = window.flatMap((column, reel) => (column.includes(special) ? [reel] : []));
	const pays = special === null ? 0 : (rules.linePays[special]?.[reels.length] ?? 0);
	if (pays > 0) {
		const covered = window.map((column) => (column.includes(special) ? column.map(() => special) : column));
		const lineBets = pays * rules.lines.length;
		wins.push({ type: "symbolExpanded", symbol: special, reels, count: reels.length, window: covered, lineBets });
	}
	return { wins, scatters };
}

/** What the round draws for the jackpot of its title. jackpot.words.stream, jackpot.words.draw */
function jackpotOf({ id, levels }, stakeUnits, seeds) {
	const below = drawsOf(seeds, "jackpot:");
	const drawn = levels.map(({ oneInUnits }) => below(oneInUnits));
	const won = levels.filter((_, at) => drawn[at] < stakeUnits).map((level) => level.id);
	return { pot: id, stakeUnits, drawn, won };
}

/** Practice rounds name no currency: there the stake in units is what the round says. */
const stakeUnitsOf = ({ unitMinor }, { stakeMinor, currency, jackpot }) =>
	currency ? stakeMinor / unitMinor[currency] : jackpot?.stakeUnits;

/** The round that these seeds give by these rules: stake, win and events. words.order, words.freeSpins, words.amounts */
export function reproduce(rules, lineBetMinor, seeds) {
	const below = drawsOf(seeds);
	const events = [];
	const minor = (lineBets) => Number(BigInt(lineBetMinor) * BigInt(lineBets));

	function spin(reels, { multiplier, special }) {
		const stops = reels.map((strip) => below(strip.length));
		const window = windowOf(rules, reels, stops);
		events.push({ type: "reelsStopped", stops, window });
		const { wins, scatters } = winsOf(rules, window, special);
		let wonMinor = 0;
		for (const { lineBets, ...win } of wins) {
			const amountMinor = minor(lineBets * multiplier);
			wonMinor += amountMinor;
			events.push({ ...win, multiplier, amountMinor });
		}
		return { scatters, wonMinor };
	}

	function playFeature({ retriggered, mostSpins, reels, multipliers, expanding }, count) {
		const specialSymbol = expanding ? weighted(below, expanding).symbol : null;
		const multiplier = multipliers ? weighted(below, multipliers).times : 1;
		events.push({ type: "freeSpinsBegun", count, multiplier, specialSymbol });
		let of = count;
		let featureMinor = 0;
		for (let number = 1; number <= of; number++) {
			events.push({ type: "freeSpinStarted", spin: number, of, featureMinor });
			const { scatters, wonMinor } = spin(reels ?? rules.reels, { multiplier, special: specialSymbol });
			featureMinor += wonMinor;
			const added = Math.min(retriggered[scatters] ?? 0, mostSpins - of);
			if (added === 0) continue;
			of += added;
			events.push({ type: "freeSpinsRetriggered", count: added, of });
		}
		events.push({ type: "freeSpinsEnded", spins: of, featureMinor });
		return featureMinor;
	}

	const paid = spin(rules.reels, { multiplier: 1, special: null });
	const count = rules.freeSpins?.awarded[paid.scatters] ?? 0;
	const stakeMinor = minor(rules.lines.length);
	const winMinor = paid.wonMinor + (count > 0 ? playFeature(rules.freeSpins, count) : 0);
	events.push({ type: "roundEnded", stakeMinor, winMinor, celebrate: winMinor > stakeMinor });
	return { stakeMinor, winMinor, events };
}

/** What a stake pays at a multiplier: cut once, to the minor unit. words.amounts */
const payMinor = (stakeMinor, numerator, denominator) => Number((BigInt(stakeMinor) * numerator) / denominator);

/** One number against a target. words.result */
function reproduceLimbo({ returnPercent, highestX100 }, { stakeMinor, targetX100 }, seeds) {
	const drawn = drawsOf(seeds)(2 ** 32);
	const reached = Number((BigInt(returnPercent) * 2n ** 32n) / BigInt(drawn + 1));
	const resultX100 = Math.max(100, Math.min(highestX100, reached));
	const winMinor = resultX100 >= targetX100 ? payMinor(stakeMinor, BigInt(targetX100), 100n) : 0;
	return { stakeMinor, winMinor, events: [{ type: "reached", resultX100, targetX100, stakeMinor, winMinor }] };
}

/** Cells that were opened one by one. words.mines, words.amounts, words.events */
function reproduceMines(rules, { stakeMinor, mines: count }, actions, seeds) {
	const below = drawsOf(seeds);
	const cells = rules.columns * rules.rows;
	const order = Array.from({ length: cells }, (_, cell) => cell);
	for (let k = 0; k < count; k++) {
		const at = k + below(cells - k);
		[order[k], order[at]] = [order[at], order[k]];
	}
	const mines = order.slice(0, count).sort((one, other) => one - other);
	let [numerator, denominator] = [1n, 1n];
	const events = [];
	let [end, winMinor] = [null, 0];
	for (const { do: what, cell } of actions) {
		if (end !== null) return { stakeMinor, winMinor: null, events: null };
		if (what === "collect") {
			end = "collected";
			continue;
		}
		const isMine = mines.includes(cell);
		const opened = events.length;
		if (opened === 0) [numerator, denominator] = [BigInt(rules.returnPercent), 100n];
		numerator *= BigInt(cells - opened);
		denominator *= BigInt(cells - count - opened);
		winMinor = isMine ? 0 : payMinor(stakeMinor, numerator, denominator);
		events.push({ type: "cellOpened", cell, isMine, collectMinor: winMinor });
		const left = cells - count - opened - 1;
		const isLast =
			left === 0 || numerator * BigInt(cells - opened - 1) > BigInt(rules.maxTimesStake) * denominator * BigInt(left);
		if (isMine) end = "mine";
		else if (isLast) end = "last";
	}
	events.push({ type: "minesShown", mines }, { type: "roundEnded", end, stakeMinor, winMinor });
	return { stakeMinor, winMinor, events };
}

const roundEnded = (stakeMinor, winMinor) => ({
	type: "roundEnded",
	stakeMinor,
	winMinor,
	celebrate: winMinor > stakeMinor,
});

/** Money on places, and one pocket of a wheel. words.amounts, words.events, words.rules */
function reproduceRoulette({ rules, places }, { spots }, seeds) {
	const drawn = rules.wheel[drawsOf(seeds)(rules.wheel.length)];
	const paid = spots.flatMap(({ spot, amountMinor: stakeMinor }) => {
		const { pockets, times, isEvenChance } = places.find(({ id }) => id === spot);
		if (pockets.includes(drawn))
			return [{ type: "spotPaid", spot, stakeMinor, amountMinor: stakeMinor * (times ?? 36 / pockets.length) }];
		const isHalfBack = rules.halfBackAtZero && isEvenChance && drawn === 0;
		return isHalfBack ? [{ type: "spotPaid", spot, stakeMinor, amountMinor: stakeMinor / 2 }] : [];
	});
	const stakeMinor = spots.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
	const winMinor = paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
	return { stakeMinor, winMinor, events: [{ type: "resultDrawn", drawn }, ...paid, roundEnded(stakeMinor, winMinor)] };
}

/** A ball that falls to the left or right at each row. words.amounts, words.events, words.rules */
function reproducePlinko({ timesX10000: tables }, { stakeMinor, choice }, seeds) {
	const below = drawsOf(seeds);
	const drawn = Array.from({ length: choice.rows }, () => below(2));
	const timesX10000 = tables[`${choice.rows}/${choice.risk}`][drawn.reduce((sum, step) => sum + step, 0)];
	const winMinor = payMinor(stakeMinor, BigInt(timesX10000), 10_000n);
	return {
		stakeMinor,
		winMinor,
		events: [{ type: "resultDrawn", drawn, timesX10000 }, roundEnded(stakeMinor, winMinor)],
	};
}

/** The best hand that five cards make, without wild cards. words.deck, words.pays */
function handNameOf(cards, minPair) {
	const ranks = cards.map((card) => ((card % 13) + 12) % 13).sort((one, other) => one - other);
	const alike = Object.values(Object.groupBy(ranks, (rank) => rank)).sort((one, other) => other.length - one.length);
	const isFlush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1;
	const isWheel = ranks.join() === "0,1,2,3,12";
	const isStraight = alike.length === 5 && (ranks[4] - ranks[0] === 4 || isWheel);
	const [first, second] = alike.map(({ length }) => length);
	if (isStraight && isFlush) return ranks[0] === 8 ? "royal" : "straightFlush";
	if (first === 4) return "four";
	if (first === 3 && second === 2) return "fullHouse";
	if (isFlush) return "flush";
	if (isStraight) return "straight";
	if (first === 3) return "three";
	if (second === 2) return "twoPair";
	return first === 2 && alike[0][0] >= minPair ? "highPair" : "nothing";
}

/** Five cards, of which some are held. words.hands, words.deck, words.pays, words.events */
function reproduceVideoPoker({ rules }, { stakeMinor }, [{ hold: held }], seeds) {
	const below = drawsOf(seeds);
	const deck = Array.from({ length: 52 }, (_, card) => card);
	let drawn = 0;
	const next = () => {
		const at = drawn + below(52 - drawn);
		[deck[drawn], deck[at]] = [deck[at], deck[drawn]];
		return deck[drawn++];
	};
	const dealt = Array.from({ length: 5 }, next);
	const hand = dealt.map((card, at) => ((held >> at) & 1 ? card : next()));
	const makes = handNameOf(hand, rules.minPair);
	const winMinor = stakeMinor * (rules.pays[makes] ?? 0);
	const events = [
		{ type: "handDealt", hand: dealt, makes: handNameOf(dealt, rules.minPair) },
		{ type: "handDrawn", hand, held, makes },
		roundEnded(stakeMinor, winMinor),
	];
	return { stakeMinor, winMinor, events };
}

const pointsOf = (card) => Math.min(10, (card % 13) + 1);

/** What a hand counts, and whether an ace in it counts eleven. words.hands */
function countOf(cards) {
	const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0);
	const isSoft = cards.some((card) => pointsOf(card) === 1) && hard + 10 <= 21;
	return { total: isSoft ? hard + 10 : hard, isSoft };
}

const isBlackjack = (cards) => cards.length === 2 && countOf(cards).total === 21;

/** Hands against the dealer, from a shoe that never ends. words.cards, words.hands, words.pays, words.events */
function reproduceBlackjack({ rules }, { stakeMinor }, actions, seeds) {
	const below = drawsOf(seeds);
	const draw = () => below(52);
	const [one, up, other, hole] = [draw(), draw(), draw(), draw()];
	const dealer = [up, hole];
	const hands = [{ cards: [one, other], stakes: 1, isSurrendered: false }];
	const done = new Set();
	const log = actions.map(({ do: what }) => what);
	let isInsured = false;
	let isLeft = false;
	if (pointsOf(up) === 1) isInsured = log.shift() === "insure";
	const isDealt = isBlackjack(dealer) || isBlackjack(hands[0].cards);
	while (!isDealt && !isLeft) {
		const at = hands.findIndex((hand) => !done.has(hand));
		if (at < 0) break;
		const hand = hands[at];
		if (hand.cards.length === 1) hand.cards.push(draw());
		const isSplitAce = hands.length > 1 && pointsOf(hand.cards[0]) === 1;
		const isPair = hand.cards.length === 2 && pointsOf(hand.cards[0]) === pointsOf(hand.cards[1]);
		const maySplit = isPair && hands.length < rules.maxHands && (!isSplitAce || rules.resplitAces);
		if (countOf(hand.cards).total >= 21 || (isSplitAce && !maySplit)) {
			done.add(hand);
			continue;
		}
		const what = log.shift();
		if (what === "hit" || what === "double") hand.cards.push(draw());
		if (what === "double") hand.stakes = 2;
		if (what === "surrender") hand.isSurrendered = true;
		if (what === "split") hands.splice(at, 1, ...hand.cards.map((card) => ({ ...hand, cards: [card] })));
		else if (what !== "hit" || countOf(hand.cards).total >= 21) done.add(hand);
		isLeft = what === undefined;
	}
	if (isLeft || log.length > 0) return { stakeMinor, winMinor: null, events: null };
	const isAnyLeft = hands.some(({ cards, isSurrendered }) => !isSurrendered && countOf(cards).total <= 21);
	const mustDraw = ({ total, isSoft }) => total < 17 || (total === 17 && isSoft && rules.dealerHitsSoft17);
	while (!isDealt && isAnyLeft && mustDraw(countOf(dealer))) dealer.push(draw());
	const staked = hands.reduce((sum, { stakes }) => sum + stakes, 0) * stakeMinor + (isInsured ? stakeMinor / 2 : 0);
	const insurance = isInsured && isBlackjack(dealer) ? (stakeMinor / 2) * 3 : 0;
	const winMinor = insurance + hands.reduce((sum, hand) => sum + handPays(rules, stakeMinor, hand, dealer, isDealt), 0);
	const events = [
		{ type: "handsShown", dealer, hands, isInsured },
		{ type: "roundEnded", stakeMinor: staked, winMinor, celebrate: winMinor > staked },
	];
	return { stakeMinor: staked, winMinor, events };
}

/** words.pays. `isDealt`: the round was over when it was dealt. */
function handPays(rules, stakeMinor, { cards, stakes, isSurrendered }, dealer, isDealt) {
	if (isSurrendered) return stakeMinor / 2;
	if (isDealt && isBlackjack(cards))
		return stakeMinor + (isBlackjack(dealer) ? 0 : payMinor(stakeMinor, BigInt(rules.blackjackX100), 100n));
	if (isDealt) return 0;
	const [own, theirs] = [countOf(cards).total, countOf(dealer).total];
	if (own > 21) return 0;
	return stakeMinor * stakes * (theirs > 21 || own > theirs ? 2 : own === theirs ? 1 : 0);
}

/** By the format of the published rules; null for one that is not known here. */
function computedBy(rules, round, seeds) {
	if (rules.format === "baize-limbo-rules-1") return reproduceLimbo(rules, round.bet, seeds);
	if (rules.format === "baize-roulette-rules-1") return reproduceRoulette(rules, round.bet, seeds);
	if (rules.format === "baize-plinko-rules-1") return reproducePlinko(rules, round.bet, seeds);
	if (rules.format === "baize-video-poker-rules-1") return reproduceVideoPoker(rules, round.bet, round.actions, seeds);
	if (rules.format === "baize-mines-rules-1" && round.isRefunded)
		return { stakeMinor: round.bet.stakeMinor, winMinor: round.bet.stakeMinor, events: [] };
	if (rules.format === "baize-mines-rules-1") return reproduceMines(rules, round.bet, round.actions, seeds);
	if (rules.format === "baize-blackjack-rules-1" && rules.rules.decks === null)
		return reproduceBlackjack(rules, round.bet, round.actions, seeds);
	if (rules.format !== "baize-reel-rules-1") return null;
	return reproduce(rules, round.bet?.lineBetMinor ?? round.lineBetMinor, seeds);
}

/** What is wrong with a round, in sentences; nothing where it is genuine. `rules` are texts by their hashes. */
export function faultsOfRound(rules, round) {
	const { clientSeed, nonce, commitment } = round.fairness;
	const rulesText = rules.get(round.rulesHash);
	if (rulesText === undefined) return ["the round was played by rules of another hash than those given"];
	if (!round.serverSeed) return ["the server seed is not revealed yet"];
	if (sha256Hex(Buffer.from(round.serverSeed, "hex")) !== commitment)
		return ["the server seed is not the one that was committed to"];
	const seeds = { serverSeed: round.serverSeed, clientSeed, nonce };
	const parsed = JSON.parse(rulesText);
	const computed = computedBy(parsed, round, seeds);
	if (computed === null) return ["the rules are of a format that this program does not know"];
	// A promotional spin, whose stake the operator pays, draws nothing for the jackpot.
	if (parsed.jackpot && !round.promotion)
		computed.jackpot = jackpotOf(parsed.jackpot, stakeUnitsOf(parsed.jackpot, round), seeds);
	return Object.keys(computed)
		.filter((name) => !isDeepStrictEqual(computed[name], round[name]))
		.map((name) => `the seeds give other ${name}`);
}

const SPKI_HEAD = "302a300506032b6570032100";

/** What is wrong with an ended pair and the rounds of it that are given. */
export function faultsOfPair(pair, rounds, publicKey) {
	if (!pair.end) return ["it was ended before ends were signed"];
	const faults = [];
	const { statement, signature } = pair.end;
	const key = createPublicKey({ key: Buffer.from(SPKI_HEAD + publicKey, "hex"), format: "der", type: "spki" });
	if (!verify(null, Buffer.from(statement), key, Buffer.from(signature, "hex"))) faults.push("the signature is wrong");
	const said = JSON.parse(statement);
	if (said.commitment !== pair.commitment || said.clientSeed !== pair.clientSeed)
		faults.push("the statement is of another pair");
	if (said.begunAtMs !== null && said.publishedAtMs !== null && said.begunAtMs < said.publishedAtMs)
		faults.push("the client seed came before the commitment");
	return [...faults, ...gapsIn(rounds, pair, said.rounds)];
}

function gapsIn(rounds, { commitment }, counted) {
	const nonces = rounds
		.filter(({ fairness }) => fairness.commitment === commitment)
		.map(({ fairness }) => fairness.nonce);
	const count = counted ?? Math.max(-1, ...nonces) + 1;
	const missing = Array.from({ length: count }, (_, nonce) => nonce).filter((nonce) => !nonces.includes(nonce));
	const beyond = nonces.filter((nonce) => nonce >= count);
	return [
		...(missing.length > 0 ? [`of its ${count} rounds these were not given: ${missing.join(", ")}`] : []),
		...(beyond.length > 0 ? [`it counts ${count} rounds, and yet there are ${beyond.join(", ")}`] : []),
		...(new Set(nonces).size < nonces.length ? ["a number comes twice"] : []),
	];
}

/** A player's pairs are numbered without a gap. */
function pairsLeftOut(pairs) {
	const numbers = pairs.flatMap(({ end }) => (end ? [JSON.parse(end.statement).pair] : []));
	const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
	return Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at).filter(
		(number) => !numbers.includes(number),
	);
}

const read = (path) => readFileSync(path, "utf8");
const listed = (found) => (Array.isArray(found) ? found : [found]);

function main() {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: { pair: { type: "string" }, key: { type: "string" } },
	});
	const texts = positionals.map(read);
	const rounds = texts.flatMap((text) => listed(JSON.parse(text))).filter(({ fairness }) => fairness);
	const rules = new Map(texts.map((text) => [sha256Hex(text), text]));
	if (rounds.length === 0 || (values.pair && !values.key)) {
		console.error("usage: node verify-round.mjs rules.json round.json … [--pair pair.json --key publicKey]");
		return 2;
	}
	const found = rounds.map((round) => ({
		name: `round ${round.roundId ?? ""} (number ${round.fairness.nonce})`,
		faults: faultsOfRound(rules, round),
	}));
	const pairs = values.pair ? listed(JSON.parse(read(values.pair))) : [];
	for (const pair of pairs)
		found.push({ name: `pair ${pair.commitment}`, faults: faultsOfPair(pair, rounds, values.key) });
	for (const number of pairsLeftOut(pairs)) found.push({ name: `pair ${number}`, faults: ["it was not given"] });
	for (const { name, faults } of found)
		process.stdout.write(faults.length === 0 ? `✓ ${name}\n` : `✗ ${name}: ${faults.join("; ")}\n`);
	return found.some(({ faults }) => faults.length > 0) ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = main();
