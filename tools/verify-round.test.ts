import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type ChoiceSheet, choiceKind, plinko } from "@baize/engines/draw";
import { drawJackpot, type Game, type GameSheet, instantGame, JACKPOT_STREAM, replay } from "@baize/engines/game";
import { playRound, publishedRules } from "@baize/engines/reels";
import { type RouletteRules, roulette } from "@baize/engines/roulette";
import { SILK_CARAVAN, type SlotSheet, slotKind, waysRules, waysSlot } from "@baize/engines/slots";
import { type SpotSheet, spotKind } from "@baize/engines/spots";
import { otherGames } from "@baize/games/others";
import { pots } from "@baize/games/pots";
import { sheets } from "@baize/games/sheets";
import { type Draws, fairDraws, fromHex } from "@baize/kernel/random";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playRealRound, type RoundReceipt, readFairness, readRound } from "../domains/play/contract/index.ts";
import { hmac } from "../domains/play/server/seeds/hmac.ts";
import { aRoundId, callsOf, chooseFreshly, openTestPlay, type TestPlay } from "../domains/play/testing/index.ts";

const EMBER_CROWN = pots[0]!;
/** Players download it from the site. */
const SCRIPT = new URL("../apps/site/public/verify-round.mjs", import.meta.url).href;
type Seeds = { serverSeed: string; clientSeed: string; nonce: number };
type Script = {
	reproduce(rules: unknown, lineBetMinor: number, seeds: Seeds): unknown;
	faultsOfRound(rules: Map<string, string>, round: object): string[];
};

describe.each(sheets)("[GAME-02] $title, computed from its published rules alone", (sheet) => {
	const SERVER_SEED = "07".repeat(32);
	const ROUNDS = 3_000;

	it("gives every event and amount that the engine gives, features and all", async () => {
		const { reproduce } = (await import(SCRIPT)) as Script;
		const rules = JSON.parse(JSON.stringify(publishedRules(sheet)));
		let features = 0;
		for (let nonce = 0; nonce < ROUNDS; nonce++) {
			const seeds = { serverSeed: SERVER_SEED, clientSeed: "an outsider's", nonce };
			const draws = fairDraws({ ...seeds, serverSeed: fromHex(SERVER_SEED) }, hmac);
			const { stakeMinor, winMinor, events } = playRound(sheet, { lineBetMinor: 3n, draws });
			const played = { stakeMinor: Number(stakeMinor), winMinor: Number(winMinor), events };
			expect(reproduce(rules, 3, seeds)).toEqual(JSON.parse(JSON.stringify(played)));
			if (events.some(({ type }) => type === "freeSpinsBegun")) features++;
		}
		expect(features).toBeGreaterThan(5);
	});
});

describe("[GAME-02] a title that is no slot, computed from its published rules alone", () => {
	const seeds = { serverSeed: "07".repeat(32), clientSeed: "an outsider's" };
	const commitment = createHash("sha256").update(Buffer.from(seeds.serverSeed, "hex")).digest("hex");

	/** A round of the engine as its receipt has it; of a staged one, cells are opened until it is over. */
	function receiptOf(game: (typeof otherGames)[number], bet: unknown, nonce: number) {
		const draws = () => fairDraws({ ...seeds, serverSeed: fromHex(seeds.serverSeed), nonce }, hmac);
		const fairness = { clientSeed: seeds.clientSeed, nonce, commitment };
		const claim = { gameId: game.sheet.id, rulesHash: "x", bet, fairness, serverSeed: seeds.serverSeed };
		if (game.timing === "instant") {
			const { winMinor, events } = game.play(bet, draws());
			return { ...claim, stakeMinor: Number(game.stakeMinorOf(bet)), winMinor: Number(winMinor), events };
		}
		if (game.timing === "shared") return sharedReceipt(game, claim, draws());
		const actions: unknown[] = [];
		for (;;) {
			const { state, stakedMinor } = replay(game, bet, draws(), actions);
			if (game.isOver(state)) {
				const [winMinor, events] = [Number(game.payoutMinor(state)), game.events(state)];
				return { ...claim, actions, stakeMinor: Number(stakedMinor), winMinor, events };
			}
			const legal = game.legal(state);
			const any = legal.length === 2 ? nonce % 2 : (nonce * 7 + actions.length) % (legal.length - 1 || 1);
			actions.push(actions.length === 3 ? legal.at(-1) : legal[any]);
		}
	}

	/** Of three bets one leaves by its target or not at all, one by hand, and one was in a round that was interrupted. */
	function sharedReceipt(
		game: Extract<Game, { timing: "shared" }>,
		claim: { bet: unknown; fairness: { nonce: number } },
		draws: Draws,
	) {
		const outcome = game.outcome(draws);
		const elapsedMs = Math.floor(game.runMs(outcome) / 2);
		const left = game.leaving?.leavesAtX100(outcome, claim.bet, elapsedMs);
		const byHand = typeof left === "number" ? [{ cashOutX100: left }] : [];
		const interruptedX100 = game.leaving?.interruptedX100(outcome, claim.bet, elapsedMs);
		const interrupted = interruptedX100 === undefined ? [] : [{ interruptedX100 }];
		const actions = [[], byHand, interrupted][claim.fairness.nonce % 3]!;
		const leftBy = { ...actions[0] } as { cashOutX100?: number; interruptedX100?: number };
		const { cashOutX100, interruptedX100: atX100 = null } = leftBy;
		const winMinor = Number(game.payoutMinor(outcome, claim.bet, cashOutX100 ?? atX100));
		const events =
			cashOutX100 === undefined ? game.events(outcome, claim.bet) : [{ type: "left", atX100: cashOutX100 }];
		return { ...claim, actions, stakeMinor: Number(game.stakeMinorOf(claim.bet)), winMinor, events };
	}

	it.each(otherGames.map((game) => ({ name: game.sheet.title, game })))("$name", async ({ game }) => {
		const { faultsOfRound } = (await import(SCRIPT)) as Script;
		const rules = new Map([["x", JSON.stringify(game.publishedText())]]);
		for (let nonce = 0; nonce < 200; nonce++) {
			const bets = game.settings(100);
			const receipt = receiptOf(game, bets[nonce % bets.length], nonce);
			expect(faultsOfRound(rules, JSON.parse(JSON.stringify(receipt)))).toEqual([]);
			expect(faultsOfRound(rules, { ...receipt, winMinor: receipt.winMinor + 1 })).toEqual([
				"the seeds give other winMinor",
			]);
		}
	});
});

describe("[JACK-01] a title that carries a jackpot, computed from its published rules alone", () => {
	const sheetOf = <Sheet extends GameSheet>(gameId: string) => ({
		...(otherGames.find(({ sheet }) => sheet.id === gameId)!.sheet as Sheet),
		jackpot: EMBER_CROWN,
	});
	const ofSlot = slotKind(waysSlot(SILK_CARAVAN), waysRules(SILK_CARAVAN));
	const titles = [
		instantGame(ofSlot, sheetOf<SlotSheet>("silk-caravan")),
		instantGame(spotKind(roulette), sheetOf<SpotSheet<RouletteRules>>("midnight-roulette")),
		instantGame(choiceKind(plinko), sheetOf<ChoiceSheet>("garnet-drop")),
	];

	it.each(titles.map((game) => ({ name: game.sheet.title, game })))("$name", async ({ game }) => {
		const { faultsOfRound } = (await import(SCRIPT)) as Script;
		const rules = new Map([["x", JSON.stringify(game.publishedText())]]);
		const serverSeed = "07".repeat(32);
		const commitment = createHash("sha256").update(Buffer.from(serverSeed, "hex")).digest("hex");
		for (let nonce = 0; nonce < 50; nonce++) {
			const bets = game.settings(1);
			const bet = bets[nonce % bets.length];
			const seeds = { serverSeed: fromHex(serverSeed), clientSeed: "an outsider's", nonce };
			const { winMinor, events } = game.play(bet, fairDraws(seeds, hmac));
			const stakeMinor = Number(game.stakeMinorOf(bet));
			const jackpot = drawJackpot(EMBER_CROWN, stakeMinor, fairDraws(seeds, hmac, JACKPOT_STREAM));
			const fairness = { clientSeed: seeds.clientSeed, nonce, commitment };
			const ofRound = { gameId: game.sheet.id, rulesHash: "x", bet, fairness, serverSeed, currency: "CAD" };
			const receipt = { ...ofRound, stakeMinor, winMinor: Number(winMinor), events, jackpot };
			expect(faultsOfRound(rules, JSON.parse(JSON.stringify(receipt)))).toEqual([]);
			const forged = { ...receipt, jackpot: { ...jackpot, won: ["grand"] } };
			expect(faultsOfRound(rules, forged)).toEqual(["the seeds give other jackpot"]);
			const { jackpot: _, ...undrawn } = receipt;
			const promotion = { grantId: "g", as: "cash", paidMinor: 0 };
			expect(faultsOfRound(rules, JSON.parse(JSON.stringify({ ...undrawn, promotion })))).toEqual([]);
		}
	});
});

describe("[GAME-02] a player's rounds, checked by a program without any of our code", () => {
	let composition: TestPlay;
	let folder: string;
	beforeAll(async () => {
		composition = await openTestPlay();
		folder = mkdtempSync(join(tmpdir(), "verify-"));
		for (const name of ["verify-round.mjs", "verify-titles.mjs", "verify-dice.mjs", "verify-slots.mjs"])
			copyFileSync(new URL(name, SCRIPT), join(folder, name));
	});
	afterAll(async () => {
		await composition.close();
		rmSync(folder, { recursive: true, force: true });
	});

	const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
	const run = (...args: string[]) =>
		promisify(execFile)(process.execPath, ["verify-round.mjs", ...args], { cwd: folder }).then(
			({ stdout }) => ({ code: 0, stdout }),
			({ code, stdout }) => ({ code: code as number, stdout: stdout as string }),
		);

	async function playPair(...gameIds: [string, ...string[]]) {
		const player = await composition.player(1_000_000n);
		const call = callsOf(composition.play, player);
		const params = { session: player.handle };
		const ids: string[] = [];
		for (let count = 0; count < 20; count++) {
			const gameId = gameIds[count % gameIds.length]!;
			const body = { gameId, bet: { lineBetMinor: 4 }, roundId: aRoundId(composition.clock), mode: "real" as const };
			ids.push((await call(playRealRound, { params, body })).roundId);
		}
		const { retired } = await chooseFreshly(composition.play, player);
		const receipts = await Promise.all(ids.map((roundId) => call(readRound, { params: { ...params, roundId } })));
		const { publicKey } = await call(readFairness, {});
		return { receipts, pair: retired[0]!, publicKey, player };
	}

	async function writeRules({ rulesHash }: RoundReceipt, name = "rules.json"): Promise<void> {
		write(name, (await composition.play.rules(rulesHash!)).toString());
	}

	it.each(sheets.map(({ id }) => id))("every round of %s is genuine, and the pair complete", async (gameId) => {
		const { receipts, pair, publicKey } = await playPair(gameId);
		await writeRules(receipts[0]!);
		write("rounds.json", JSON.stringify(receipts));
		write("pair.json", JSON.stringify(pair));
		const { code, stdout } = await run("rules.json", "rounds.json", "--pair", "pair.json", "--key", publicKey);
		expect(stdout.match(/✓ round/g)).toHaveLength(20);
		expect(stdout).toContain(`✓ pair ${pair.commitment}`);
		expect(code).toBe(0);
	});

	it("a pair with rounds of two titles is verified completely by the rules of both", async () => {
		const { receipts, pair, publicKey } = await playPair("tidal-book", "amber-fox");
		await writeRules(receipts[0]!);
		await writeRules(receipts[1]!, "other-rules.json");
		write("rounds.json", JSON.stringify(receipts));
		write("pair.json", JSON.stringify(pair));
		const files = ["rules.json", "other-rules.json", "rounds.json"];
		const { code, stdout } = await run(...files, "--pair", "pair.json", "--key", publicKey);
		expect(stdout.match(/✓ round/g)).toHaveLength(20);
		expect(stdout).toContain(`✓ pair ${pair.commitment}`);
		expect(code).toBe(0);
	});

	it("a pair that is missing from the list is detected", async () => {
		const { receipts, publicKey, player } = await playPair("tidal-book");
		for (let count = 0; count < 2; count++) await chooseFreshly(composition.play, player);
		const { retired } = await composition.play.readSeeds(player);
		await writeRules(receipts[0]!);
		write("rounds.json", JSON.stringify(receipts));
		write("pairs.json", JSON.stringify(retired));
		const args = ["rules.json", "rounds.json", "--pair", "pairs.json", "--key", publicKey];
		expect((await run(...args)).code).toBe(0);
		write("pairs.json", JSON.stringify(retired.toSpliced(1, 1)));
		expect(await run(...args)).toMatchObject({
			code: 1,
			stdout: expect.stringContaining("✗ pair 2: it was not given"),
		});
	});

	it("and what was changed is detected: an event, a seed, the rules, a missing round, what was signed", async () => {
		const { receipts, pair, publicKey } = await playPair("tidal-book");
		const [round] = receipts as [RoundReceipt];
		await writeRules(round);
		const otherSeed = "00".repeat(32);
		const cases: [name: string, round: object, says: string][] = [
			["event", { ...round, events: round.events.slice(1) }, "the seeds give other events"],
			["win", { ...round, winMinor: round.winMinor + 1 }, "the seeds give other winMinor"],
			["seed", { ...round, serverSeed: otherSeed }, "not the one that was committed to"],
			["number", { ...round, fairness: { ...round.fairness, nonce: 77 } }, "the seeds give other"],
			["other-rules", { ...round, rulesHash: otherSeed }, "rules of another hash"],
			["early", { ...round, serverSeed: null }, "not revealed yet"],
		];
		for (const [name, changed, says] of cases) {
			write(`${name}.json`, JSON.stringify(changed));
			const { code, stdout } = await run("rules.json", `${name}.json`);
			expect(stdout, name).toContain(says);
			expect(code, name).toBe(1);
		}
		write("rounds.json", JSON.stringify(receipts.toSpliced(5, 1)));
		write("pair.json", JSON.stringify(pair));
		const left = await run("rules.json", "rounds.json", "--pair", "pair.json", "--key", publicKey);
		expect(left).toMatchObject({ code: 1, stdout: expect.stringContaining("these were not given: 5") });
		const statement = pair.end!.statement.replace('"rounds":20', '"rounds":19');
		write("pair.json", JSON.stringify({ ...pair, end: { ...pair.end, statement } }));
		const forged = await run("rules.json", "rounds.json", "--pair", "pair.json", "--key", publicKey);
		expect(forged).toMatchObject({ code: 1, stdout: expect.stringContaining("the signature is wrong") });
	});

	it("its files import nothing but node and each other", () => {
		const importsOf = (name: string) =>
			[...readFileSync(new URL(name, SCRIPT), "utf8").matchAll(/(?:from|import\()\s*"([^"]+)"/g)]
				.map(([, path = ""]) => path)
				.filter((path) => !path.startsWith("node:"));
		expect(importsOf("verify-round.mjs")).toEqual(["./verify-dice.mjs", "./verify-slots.mjs", "./verify-titles.mjs"]);
		expect(importsOf("verify-dice.mjs")).toEqual(["./verify-titles.mjs"]);
		expect(importsOf("verify-slots.mjs")).toEqual(["./verify-titles.mjs"]);
		expect(importsOf("verify-titles.mjs")).toEqual([]);
	});
});
