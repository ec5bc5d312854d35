import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { actsIn, openTestSaferPlay, rowOf, type TestSaferPlay } from "../testing/index.ts";
import { decide } from "./decide.ts";

let app: TestSaferPlay;
let acts: ReturnType<typeof actsIn>;
beforeAll(async () => {
	app = await openTestSaferPlay();
	acts = actsIn(app);
});
afterAll(() => app.close());

describe("[SAFE-01] a decision about a player", () => {
	it("is retried when it is the victim of a deadlock", async () => {
		const person = await app.player();
		await acts.set(person, "stake", "day", 1_000);
		let setting: Promise<unknown> | undefined;
		await app.database.transaction(async (tx) => {
			// Detects a deadlock later than the decision does, so that the decision is the victim.
			await sql`set local deadlock_timeout = '10s'`.execute(tx);
			await sql`select from ledger.wallet where player_id = ${person.playerId} for update`.execute(tx);
			setting = acts.set(person, "stake", "day", 500);
			setting.catch(() => {});
			await new Promise((resolve) => setTimeout(resolve, 200));
			await sql`select from safer_play.player where player_id = ${person.playerId} for update`.execute(tx);
		});
		await setting;
		const state = await acts.state(person);
		expect(rowOf(state, "stake", "day")?.amount).toBe(500);
		expect(state.history).toHaveLength(2);
	});

	it("is not retried after another error, nor for ever", async () => {
		let attempts = 0;
		const failing = (code: string) =>
			decide(app, async () => {
				attempts += 1;
				throw Object.assign(new Error(code), { code });
			});
		await expect(failing("23505")).rejects.toThrow("23505");
		expect(attempts).toBe(1);
		await expect(failing("40P01")).rejects.toThrow("40P01");
		expect(attempts).toBe(6);
	});
});
