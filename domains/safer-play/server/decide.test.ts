import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { actsIn, openTestSaferPlay, rowOf, type TestSaferPlay } from "../testing/index.ts";
import { decide } from "./decide.ts";

let house: TestSaferPlay;
let acts: ReturnType<typeof actsIn>;
beforeAll(async () => {
	house = await openTestSaferPlay();
	acts = actsIn(house);
});
afterAll(() => house.close());

describe("[SAFE-01] a decision about a player", () => {
	it("is made again when it meets somebody in a deadlock", async () => {
		const person = await house.player();
		await acts.set(person, "stake", "day", 1_000);
		let setting: Promise<unknown> | undefined;
		await house.database.transaction(async (tx) => {
			// Looks for a deadlock later than the decision does, so that it is the decision that gives way.
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

	it("is not made again for another fault, nor for ever", async () => {
		let attempts = 0;
		const failing = (code: string) =>
			decide(house, async () => {
				attempts += 1;
				throw Object.assign(new Error(code), { code });
			});
		await expect(failing("23505")).rejects.toThrow("23505");
		expect(attempts).toBe(1);
		await expect(failing("40P01")).rejects.toThrow("40P01");
		expect(attempts).toBe(5);
	});
});
