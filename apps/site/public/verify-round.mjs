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
 * It needs node and, in the same folder, verify-titles.mjs, verify-dice.mjs and verify-slots.mjs. All are written from
 * the words in rules.json.
 */
import { createHash, createPublicKey, verify } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { reproduceCraps, reproduceRoulette, reproduceSicBo, reproduceVideoPoker } from "./verify-dice.mjs";
import { reproduceCascade, reproduceCluster, reproduceHold, reproduceSticky, reproduceWays } from "./verify-slots.mjs";
import {
	drawsOf,
	reproduceAndarBahar,
	reproduceBaccarat,
	reproduceBlackjack,
	reproduceDragonTiger,
	reproduceHiLo,
	reproduceKeno,
	reproduceLimbo,
	reproduceMines,
	reproduceOverUnder,
	reproducePlinko,
	reproduceScratch,
	reproduceThreeCard,
	reproduceTowers,
	reproduceWheel,
} from "./verify-titles.mjs";

const sha256Hex = (bytes) => createHash("sha256").update(bytes).digest("hex");

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
	const wild = rules.symbols.find(({ role, isWild }) => role === "wild" || isWild)?.id;
	const scatter = rules.symbols.find(({ role }) => role === "scatter")?.id;
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

/** A multiplier that rises for many players. words.result, words.cashOut, words.interruption, words.events */
function reproduceCrash({ highestX100 }, { stakeMinor, autoX100 }, [action = {}, ...more], seeds) {
	const drawn = drawsOf(seeds)(2 ** 32);
	const reached = Number((99n * 2n ** 32n) / BigInt(drawn + 1));
	const crashX100 = Math.max(100, Math.min(highestX100, reached));
	const { cashOutX100, interruptedX100 } = action;
	const byHand = cashOutX100 ?? interruptedX100;
	if (more.length > 0 || byHand > crashX100) return { stakeMinor, winMinor: null, events: null };
	const target = autoX100 ?? highestX100;
	const leftX100 = byHand ?? (target <= crashX100 ? target : 0);
	const events =
		cashOutX100 === undefined ? [{ type: "brokeOff", crashX100 }] : [{ type: "left", atX100: cashOutX100 }];
	return { stakeMinor, winMinor: Number((BigInt(stakeMinor) * BigInt(leftX100)) / 100n), events };
}

/** Titles whose bet and seeds decide everything, and those with actions or cash-outs, by the format of their published rules. */
const INSTANT = {
	"baize-limbo-rules-1": reproduceLimbo,
	"baize-roulette-rules-1": reproduceRoulette,
	"baize-rouletteTable-rules-1": reproduceRoulette,
	"baize-baccarat-rules-1": reproduceBaccarat,
	"baize-andarBahar-rules-1": reproduceAndarBahar,
	"baize-sicBo-rules-1": reproduceSicBo,
	"baize-craps-rules-1": reproduceCraps,
	"baize-dragonTiger-rules-1": reproduceDragonTiger,
	"baize-plinko-rules-1": reproducePlinko,
	"baize-keno-rules-1": reproduceKeno,
	"baize-overUnder-rules-1": reproduceOverUnder,
	"baize-wheel-rules-1": reproduceWheel,
	"baize-scratch-rules-1": reproduceScratch,
	"baize-cluster-rules-1": reproduceCluster,
	"baize-ways-rules-1": reproduceWays,
	"baize-hold-rules-1": reproduceHold,
	"baize-cascade-rules-1": reproduceCascade,
	"baize-sticky-rules-1": reproduceSticky,
};
const STAGED = {
	"baize-video-poker-rules-1": reproduceVideoPoker,
	"baize-mines-rules-1": reproduceMines,
	"baize-blackjack-rules-1": reproduceBlackjack,
	"baize-three-card-rules-1": reproduceThreeCard,
	"baize-towers-rules-1": reproduceTowers,
	"baize-hi-lo-rules-1": reproduceHiLo,
	"baize-crash-rules-1": reproduceCrash,
};

/** By the format of the published rules; null for one that is not known here. */
function computedBy(rules, round, seeds) {
	if (INSTANT[rules.format]) return INSTANT[rules.format](rules, round.bet, seeds);
	if (STAGED[rules.format] && round.isRefunded)
		return { stakeMinor: round.bet.stakeMinor, winMinor: round.bet.stakeMinor, events: [] };
	const isKnownShoe = rules.format !== "baize-blackjack-rules-1" || rules.rules.decks === null;
	if (STAGED[rules.format] && isKnownShoe) return STAGED[rules.format](rules, round.bet, round.actions, seeds);
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
