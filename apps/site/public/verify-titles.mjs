/**
 * The second file of verify-round.mjs, which reads it from the same folder: the numbers that are drawn from a pair of
 * seeds, and the titles that are neither slots nor played with dice.
 */
import { createHmac } from "node:crypto";

const WORDS = 2 ** 32;

/** words.stream and words.draw */
export function drawsOf({ serverSeed, clientSeed, nonce }, stream = "") {
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

/** What a stake pays at a multiplier: cut once, to the minor unit. words.amounts */
export const payMinor = (stakeMinor, numerator, denominator) => Number((BigInt(stakeMinor) * numerator) / denominator);

/** One number against a target. words.result */
export function reproduceLimbo({ returnPercent, highestX100 }, { stakeMinor, targetX100 }, seeds) {
	const drawn = drawsOf(seeds)(2 ** 32);
	const reached = Number((BigInt(returnPercent) * 2n ** 32n) / BigInt(drawn + 1));
	const resultX100 = Math.max(100, Math.min(highestX100, reached));
	const winMinor = resultX100 >= targetX100 ? payMinor(stakeMinor, BigInt(targetX100), 100n) : 0;
	return { stakeMinor, winMinor, events: [{ type: "reached", resultX100, targetX100, stakeMinor, winMinor }] };
}

/** Cells that were opened one by one. words.mines, words.amounts, words.events */
export function reproduceMines(rules, { stakeMinor, mines: count }, actions, seeds) {
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

export const roundEnded = (stakeMinor, winMinor) => ({
	type: "roundEnded",
	stakeMinor,
	winMinor,
	celebrate: winMinor > stakeMinor,
});

/** A ball that falls to the left or right at each row. words.amounts, words.events, words.rules */
export function reproducePlinko({ timesX10000: tables }, { stakeMinor, choice }, seeds) {
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

/** A number against a target. words.rules, words.amounts, words.events */
export function reproduceOverUnder(_rules, { stakeMinor, choice: { side, target } }, seeds) {
	const drawn = drawsOf(seeds)(10_000);
	const isWon = side === "under" ? drawn < target : drawn > target;
	const winning = side === "under" ? target : 9_999 - target;
	const timesX10000 = isWon ? Math.floor(99_000_000 / winning) : 0;
	const winMinor = payMinor(stakeMinor, BigInt(timesX10000), 10_000n);
	return {
		stakeMinor,
		winMinor,
		events: [{ type: "resultDrawn", drawn, timesX10000 }, roundEnded(stakeMinor, winMinor)],
	};
}

/** What a bet on places pays once the result is known: `x100` is what a place pays for 1, in hundredths. words.amounts, words.events */
export function paidOnSpots(spots, drawn, x100) {
	const paid = spots.flatMap(({ spot, amountMinor: stakeMinor }) => {
		const amountMinor = payMinor(stakeMinor, BigInt(x100(spot)), 100n);
		return amountMinor > 0 ? [{ type: "spotPaid", spot, stakeMinor, amountMinor }] : [];
	});
	const stakeMinor = spots.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
	const winMinor = paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
	return { stakeMinor, winMinor, events: [{ type: "resultDrawn", drawn }, ...paid, roundEnded(stakeMinor, winMinor)] };
}

/** The cards of a shoe in their order, one draw each: card k changes places with one of those from k on. */
function shoeOf(seeds, decks) {
	const below = drawsOf(seeds);
	const order = Array.from({ length: 52 * decks }, (_, at) => at % 52);
	let drawn = 0;
	return () => {
		const at = drawn + below(order.length - drawn);
		[order[drawn], order[at]] = [order[at], order[drawn]];
		return order[drawn++];
	};
}

/** Player against banker. words.rules */
export function reproduceBaccarat({ rules }, { spots }, seeds) {
	const next = shoeOf(seeds, rules.decks);
	const pointsOfBaccarat = (card) => (card % 13 < 9 ? (card % 13) + 1 : 0);
	const totalOf = (cards) => cards.reduce((sum, card) => sum + pointsOfBaccarat(card), 0) % 10;
	const [p1, b1, p2, b2] = [next(), next(), next(), next()];
	const player = [p1, p2];
	const banker = [b1, b2];
	if (totalOf(player) < 8 && totalOf(banker) < 8) {
		if (totalOf(player) <= 5) player.push(next());
		const shown = player.length === 3 ? String(pointsOfBaccarat(player[2])) : "-";
		if (rules.bankerDraws[totalOf(banker)].includes(shown)) banker.push(next());
	}
	const lead = totalOf(player) - totalOf(banker);
	const isPair = ([one, other]) => one % 13 === other % 13;
	const pays = {
		player: lead > 0 ? 200 : 0,
		banker: lead < 0 ? (totalOf(banker) === 6 ? rules.bankerSixX100 : rules.bankerX100) : 0,
		tie: 0,
		playerPair: isPair(player) ? rules.pairX100 : 0,
		bankerPair: isPair(banker) ? rules.pairX100 : 0,
	};
	if (lead === 0) Object.assign(pays, { player: 100, banker: 100, tie: rules.tieX100 });
	return paidOnSpots(spots, { player, banker }, (spot) => pays[spot]);
}

/** Cards to two sides by turns, until one has the rank of the middle card. words.rules */
export function reproduceAndarBahar({ rules }, { spots }, seeds) {
	const next = shoeOf(seeds, 1);
	const [middle, dealt] = [next(), [next()]];
	while (dealt.at(-1) % 13 !== middle % 13) dealt.push(next());
	const side = dealt.length % 2 === 1 ? "andar" : "bahar";
	return paidOnSpots(spots, { middle, dealt }, (spot) => (spot === side ? 100 + rules[`${side}X100`] : 0));
}

/** A card to each of two sides. words.rules */
export function reproduceDragonTiger({ rules: { decks, tie } }, { spots }, seeds) {
	const drawn = Array.from({ length: 2 }, shoeOf(seeds, decks));
	const lead = (drawn[0] % 13) - (drawn[1] % 13);
	const pays = lead === 0 ? { dragon: 50, tiger: 50, tie: 100 * (tie + 1) } : { [lead > 0 ? "dragon" : "tiger"]: 200 };
	return paidOnSpots(spots, drawn, (spot) => pays[spot] ?? 0);
}

const THREE_CARD_HANDS = ["high", "pair", "flush", "straight", "three", "straightFlush"];

/** A hand of three cards as its kind, and what is compared within the kind. words.hands */
function threeCardHand(cards) {
	const ranks = cards.map((card) => ((card % 13) + 12) % 13).sort((one, other) => other - one);
	const [one, two, three] = ranks;
	const isFlush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1;
	const isLow = ranks.join() === "12,1,0";
	if (one === three) return { name: "three", by: [one] };
	if (isLow || (one - two === 1 && two - three === 1))
		return { name: isFlush ? "straightFlush" : "straight", by: [isLow ? 1 : one] };
	if (isFlush) return { name: "flush", by: ranks };
	if (one === two || two === three) return { name: "pair", by: [two, one === two ? three : one] };
	return { name: "high", by: ranks };
}

/** Above zero where the first hand is better, 0 where they are equal. */
function compareThree(one, other) {
	const lead = THREE_CARD_HANDS.indexOf(one.name) - THREE_CARD_HANDS.indexOf(other.name);
	return lead || one.by.map((rank, at) => rank - other.by[at]).find((each) => each !== 0) || 0;
}

/** Three cards against the dealer's, played or folded. words.cards, words.hands, words.pays, words.events */
export function reproduceThreeCard({ rules }, { anteMinor, pairPlusMinor }, [{ do: action }], seeds) {
	const next = shoeOf(seeds, 1);
	const player = [next(), next(), next()];
	const dealer = [next(), next(), next()];
	const [own, theirs] = [threeCardHand(player), threeCardHand(dealer)];
	const isPlayed = action === "play";
	const doesDealerPlay = theirs.name !== "high" || theirs.by[0] >= 10;
	const lead = compareThree(own, theirs);
	const times = doesDealerPlay ? (lead > 0 ? 4 : lead === 0 ? 2 : 0) : 3;
	const ante = isPlayed ? anteMinor * (times + (rules.anteBonus[own.name] ?? 0)) : 0;
	const pairPlus = own.name in rules.pairPlus ? pairPlusMinor * (rules.pairPlus[own.name] + 1) : 0;
	const stakeMinor = anteMinor * (isPlayed ? 2 : 1) + pairPlusMinor;
	const winMinor = ante + pairPlus;
	const events = [{ type: "handsShown", player, dealer, action }, roundEnded(stakeMinor, winMinor)];
	return { stakeMinor, winMinor, events };
}

/** A game of one choice: what is drawn, and its multiplier. words.amounts, words.events */
function choiceRound(stakeMinor, drawn, timesX10000) {
	const winMinor = payMinor(stakeMinor, BigInt(timesX10000), 10_000n);
	const events = [{ type: "resultDrawn", drawn, timesX10000 }, roundEnded(stakeMinor, winMinor)];
	return { stakeMinor, winMinor, events };
}

/** Ten numbers of forty against the picks. words.rules */
export function reproduceKeno({ timesX10000: tables }, { stakeMinor, choice: picks }, seeds) {
	const below = drawsOf(seeds);
	const order = Array.from({ length: 40 }, (_, at) => at + 1);
	for (let k = 0; k < 10; k++) {
		const at = k + below(40 - k);
		[order[k], order[at]] = [order[at], order[k]];
	}
	const drawn = order.slice(0, 10);
	return choiceRound(stakeMinor, drawn, tables[picks.length][picks.filter((pick) => drawn.includes(pick)).length]);
}

/** One of the 24 segments of the chosen wheel. words.rules */
export function reproduceWheel({ timesX10000: tables }, { stakeMinor, choice: risk }, seeds) {
	const drawn = drawsOf(seeds)(24);
	return choiceRound(stakeMinor, drawn, tables[risk][drawn]);
}

/** One ticket of a print run. words.rules */
export function reproduceScratch({ runs }, { stakeMinor, choice }, seeds) {
	const { tickets, prizes } = runs[choice];
	const drawn = drawsOf(seeds)(tickets);
	let end = 0;
	const prize = prizes.find(({ tickets: count }) => {
		end += count;
		return drawn < end;
	});
	return choiceRound(stakeMinor, drawn, (prize?.times ?? 0) * 10_000);
}

/** What a stop of a ladder pays that is reached with a chance of ways / of, in ten-thousandths. words.pays */
const ladderX10000 = (ways, of) => (98n * 10_000n * of) / (100n * ways);

/** Rows that are climbed one by one. words.rows, words.pays, words.events */
export function reproduceTowers({ towers }, { stakeMinor, tower }, actions, seeds) {
	const below = drawsOf(seeds);
	const { cells, safe, rows } = towers[tower];
	const odd = Array.from({ length: rows }, () => below(cells));
	const picks = actions.filter(({ do: what }) => what === "pick").map(({ cell }) => cell);
	const hasFallen = picks.some((cell, row) => (odd[row] === cell) !== (safe === 1));
	const timesX10000 = ladderX10000(BigInt(safe) ** BigInt(picks.length), BigInt(cells) ** BigInt(picks.length));
	const winMinor = hasFallen ? 0 : payMinor(stakeMinor, timesX10000, 10_000n);
	return { stakeMinor, winMinor, events: [{ type: "climbed", picks, odd }, roundEnded(stakeMinor, winMinor)] };
}

/** Of 13 ranks, those that win with a guess. words.guesses */
function winningRanks(rank, guess) {
	const isEdge = rank === 0 || rank === 12;
	return Array.from({ length: 13 }, (_, next) => next).filter((next) => {
		if (next === rank) return guess === "same" || !isEdge;
		return guess === "higher" ? next > rank : guess === "lower" && next < rank;
	});
}

/** Cards that are guessed one by one. words.cards, words.guesses, words.pays, words.events */
export function reproduceHiLo(_rules, { stakeMinor }, actions, seeds) {
	const below = drawsOf(seeds);
	const guesses = actions.map(({ do: what }) => what).filter((what) => what !== "collect");
	const cards = Array.from({ length: guesses.length + 1 }, () => below(52));
	const winning = guesses.map((guess, at) => winningRanks(cards[at] % 13, guess));
	const hasLost = winning.some((ranks, at) => !ranks.includes(cards[at + 1] % 13));
	const ways = winning.reduce((all, ranks) => all * BigInt(ranks.length), 1n);
	const timesX10000 = ladderX10000(ways, 13n ** BigInt(guesses.length));
	const winMinor = hasLost ? 0 : payMinor(stakeMinor, timesX10000, 10_000n);
	return { stakeMinor, winMinor, events: [{ type: "guessed", cards, guesses }, roundEnded(stakeMinor, winMinor)] };
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
export function reproduceBlackjack({ rules }, { stakeMinor }, actions, seeds) {
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
