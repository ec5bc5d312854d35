import { DAY_MS } from "@baize/kernel/time";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ModelApp, openModelApp } from "./app.ts";
import { findings } from "./checks.ts";
import { potFindings } from "./pots.ts";
import { playWave, STEPS } from "./wave.ts";

/** `npm run model` plays ten thousand; a failure says the seed of its wave, and `npm run model -- 250 <seed>` repeats that wave. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 60);
const SEED = Number(process.env.SEED ?? 14);
const WAVE = 250;
/** A wave that leaves something for each of the harms: it is the same whatever else is played. */
const HARMED_SEED = 14;
const HARMED_SEQUENCES = 28;
const TIME_LIMIT_MS = 20_000 + SEQUENCES * 200;

let app: ModelApp;
beforeAll(async () => {
	app = await openModelApp();
});
afterAll(() => app.close());

describe(`[WAL-05] [CASH-04] [PROMO-02] [JACK-01] ${SEQUENCES} sequences of ${STEPS} operations of money, from seed ${SEED}`, () => {
	it(
		"answer as the model does, and leave books in which everything holds",
		async () => {
			const startedMs = performance.now();
			const seen = new Map<string, number>();
			for (let played = 0, seed = SEED; played < SEQUENCES; played += WAVE, seed++) {
				const wave = await playWave(app, seed, Math.min(WAVE, SEQUENCES - played));
				expect(await findings(app, wave), `seed ${seed}`).toEqual([]);
				for (const { model } of wave.sequences)
					for (const { operation, posted } of model.recorded.values()) {
						const what = `${operation.kind} ${posted.status}`;
						seen.set(what, (seen.get(what) ?? 0) + 1);
					}
				app.clock.advance(40 * DAY_MS);
			}
			expect(await potFindings(app)).toEqual([]);
			expect(await app.ledger.audit()).toEqual([]);
			report(seen, performance.now() - startedMs);
		},
		TIME_LIMIT_MS,
	);
});

describe("[WAL-05] after a wave it is found", () => {
	it.each<[string, RawBuilder<unknown>]>([
		[
			"that a wallet was changed past the journal",
			sql`update ledger.wallet set cash = cash + 1, external = external - 1`,
		],
		["that an operation was changed later", sql`update ledger.journal set game_id = game_id + 1 where kind > 0`],
		["that an operation is gone", sql`delete from ledger.journal where kind = 10 and win > 0`],
		[
			"that a withdrawal is open which the wallet does not have pending",
			sql`update cashier.withdrawal set state = 'requested' where state = 'paid'`,
		],
		["that an operation counted twice for wagering", sql`update ledger.split set counted = 2 * counted`],
	])("%s", async (_case, harm) => {
		const wave = await playWave(app, HARMED_SEED, HARMED_SEQUENCES);
		expect(await findings(app, wave)).toEqual([]);
		await app.database
			.transaction(async (tx) => {
				await harm.execute(tx);
				expect(await findings({ ...app, database: { ...app.database, reader: tx } }, wave)).not.toEqual([]);
				throw new Undone();
			})
			.catch((error: unknown) => {
				if (!(error instanceof Undone)) throw error;
			});
		app.clock.advance(DAY_MS);
	});
});

class Undone extends Error {}

function report(seen: ReadonlyMap<string, number>, tookMs: number): void {
	if (!process.env.SEQUENCES) return;
	for (const [what, times] of [...seen].sort()) console.log(`${String(times).padStart(8)} ${what}`);
	console.log(`${SEQUENCES} sequences from seed ${SEED} in ${Math.round(tookMs / 1_000)} s`);
}
