import { TEST_GAME_NUMBER } from "@baize/jackpots/testing";
import type { Id } from "@baize/kernel/id";
import { type Draws, seededDraws } from "@baize/kernel/random";
import { MINUTE_MS } from "@baize/kernel/time";
import type { Operation } from "@baize/ledger/contract";
import type { ModelApp } from "./app.ts";
import { crashing } from "./crash.ts";
import { hashOf } from "./immutable.ts";
import { openPayments, type Payments } from "./payments.ts";
import { openPots, type Pots } from "./pots.ts";
import { openSequence, type Sequence } from "./sequence.ts";
import { openStep } from "./step.ts";
import { openTransfers, type Transfers } from "./transfers.ts";

export const STEPS = 50;
/** After which step the rows of the journal are hashed: what stands there by then may not change any more. */
const LOOKED_AFTER = 20;
const FOLLOW_EVERY = 10;
const CURRENCIES = ["CAD", "EUR", "CAD", "BTC"] as const;
/** Which of four players withdraws at the cashier. */
const PAYER = 2;
const CRASH_ONE_IN = 8;
const WAIT_ONE_IN = 3;

/** What a wave leaves for the checks. */
export type Wave = {
	sequences: readonly Sequence[];
	transfers: Transfers;
	pots: Pots;
	payments: Payments;
	startMs: number;
	looked: { ids: readonly Id[]; hash: string };
	/** Where an answer was not that of the model, as sentences. */
	differences: readonly string[];
};

/** Plays `count` sequences of fifty steps side by side. All of a step is sent at once, so they share batches. */
export async function playWave(app: ModelApp, seed: number, count: number): Promise<Wave> {
	const draws = seededDraws(seed);
	const startMs = app.clock.nowMs();
	const transfers = openTransfers();
	const sequences: Sequence[] = [];
	for (let at = 0; at < count; at++) sequences.push(await openPlayer(app, seed, at, transfers));
	const pots = openPots(app, sequences, startMs);
	const payments = openPayments(app, sequences);
	const differences: string[] = [];
	let looked: Wave["looked"] = { ids: [], hash: "" };
	for (let place = 1; place <= STEPS; place++) {
		const step = openStep(app, sequences, { transfers, payments });
		const isCrash = draws.below(CRASH_ONE_IN) === 0;
		const post = isCrash ? crashing(app, draws) : (operation: Operation) => app.ledger.post(operation);
		const found = await step.play(post, isCrash);
		differences.push(...found.map((text) => `seed ${seed}, step ${place}: ${text}`));
		await pots.noteWins();
		await passTime(app, draws);
		if (place % FOLLOW_EVERY === 0) {
			differences.push(...(await pots.follow(draws)));
			differences.push(...(await payments.payOut(draws)));
		}
		if (place === LOOKED_AFTER) looked = await lookAt(app, sequences);
	}
	return { sequences, transfers, pots, payments, startMs, looked, differences };
}

async function openPlayer(app: ModelApp, seed: number, at: number, transfers: Transfers): Promise<Sequence> {
	const [playerId, currency] = [app.newId(), CURRENCIES[at % CURRENCIES.length]!];
	await app.ledger.openWallet(app.database.reader, playerId, currency);
	return openSequence({
		playerId,
		currency,
		draws: seededDraws(seed * 7_919 + at),
		newId: app.newId,
		nowMs: app.clock.nowMs,
		transfers,
		potGame: TEST_GAME_NUMBER,
		isPayer: at % CURRENCIES.length === PAYER,
	});
}

async function passTime({ clock }: ModelApp, draws: Draws): Promise<void> {
	if (draws.below(WAIT_ONE_IN) === 0) clock.advance(draws.below(40) * MINUTE_MS);
	else clock.advance(1);
}

async function lookAt({ database }: ModelApp, sequences: readonly Sequence[]): Promise<Wave["looked"]> {
	const ids = sequences.flatMap(({ model }) => [...model.recorded.keys()]);
	return { ids, hash: await hashOf(database.reader, ids) };
}
