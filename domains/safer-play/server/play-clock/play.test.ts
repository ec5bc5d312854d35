import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { answerRealityCheck, setRealityCheck } from "../../contract/index.ts";
import { actsIn, openTestSaferPlay, type Person, rowOf, type TestSaferPlay } from "../../testing/index.ts";

let app: TestSaferPlay;
let acts: ReturnType<typeof actsIn>;
beforeAll(async () => {
	app = await openTestSaferPlay();
	acts = actsIn(app);
});
afterEach(async () => {
	await app.saferPlay.settled();
	expect(await app.ledger.audit()).toEqual([]);
});
afterAll(() => app.close());

const MINUTE_15 = 15 * MINUTE_MS;

describe("[SAFE-01] the play that goes on", () => {
	it("is described by its time and result, operation by operation", async () => {
		const person = await app.player();
		expect(await acts.clockOf(person)).toMatchObject({ startedAtMs: null, netMinor: 0 });
		const startedAtMs = app.clock.nowMs();
		await acts.stake(person, 100n, 30n);
		expect(await acts.clockOf(person)).toMatchObject({ startedAtMs, netMinor: -70, currency: "CAD" });
		await acts.stake(person, 100n, 400n);
		expect(await acts.clockOf(person)).toMatchObject({ startedAtMs, netMinor: 230 });
		await app.wallet.batched.bet({
			playerId: person.playerId,
			currency: "CAD",
			betId: app.newId(),
			stakeMinor: 50n,
		});
		expect(await acts.clockOf(person)).toMatchObject({ netMinor: 180 });
	});

	it("counts from its first stake, though others came before it was written down", async () => {
		const person = await app.player();
		await Promise.all([acts.stake(person, 100n), acts.stake(person, 100n), acts.stake(person, 100n)]);
		expect(await acts.clockOf(person)).toMatchObject({ netMinor: -300 });
	});

	it("is over after a pause, and the next stake begins another", async () => {
		const person = await app.player();
		await acts.stake(person, 100n);
		await app.later(MINUTE_15 + 1);
		expect(await acts.clockOf(person)).toMatchObject({ startedAtMs: null });
		await acts.stake(person, 10n);
		expect(await acts.clockOf(person)).toMatchObject({ startedAtMs: app.clock.nowMs(), netMinor: -10 });
	});
});

describe("[SAFE-01] the reality check", () => {
	const every = (person: Person, intervalMs: number) =>
		person.call(setRealityCheck, { params: person.params, body: { intervalMs } });
	const answer = (person: Person, choice: "goOn" | "stop" = "goOn") =>
		person.call(answerRealityCheck, { params: person.params, body: { choice } });

	it("makes play wait from its moment on, until it is answered", async () => {
		const person = await app.player();
		await every(person, MINUTE_15);
		await acts.stake(person);
		await answer(person); // too early: it changes nothing
		await app.later(MINUTE_15 - 1);
		expect(await acts.stake(person)).toBe("done");
		await app.later(1);
		expect(await acts.stake(person)).toBe("REALITY_CHECK_DUE");
		await app.later(DAY_MS);
		expect(await acts.stake(person)).toBe("REALITY_CHECK_DUE");
		await answer(person);
		expect(await acts.stake(person)).toBe("done");
	});

	it("comes every hour without being chosen, and not for play that has ended", async () => {
		const person = await app.player();
		for (let minute = 0; minute < 60; minute += 10) {
			expect(await acts.stake(person)).toBe("done");
			await app.later(10 * MINUTE_MS);
		}
		expect(await acts.stake(person)).toBe("REALITY_CHECK_DUE");
		await answer(person, "stop");
		expect(await acts.clockOf(person)).toMatchObject({ startedAtMs: null });
		await acts.stake(person);
		await app.later(2 * HOUR_MS);
		expect(await acts.stake(person)).toBe("done");
	});

	it("answered with a stop ends play, and a stake of the same minute begins another", async () => {
		const person = await app.player();
		await every(person, MINUTE_15);
		await acts.stake(person);
		await app.later(MINUTE_15 - 1);
		await acts.stake(person);
		await app.later(1);
		await answer(person, "stop");
		await acts.stake(person);
		expect(await acts.clockOf(person)).toMatchObject({ startedAtMs: app.clock.nowMs() });
		await app.later(MINUTE_15 - 1);
		expect(await acts.stake(person)).toBe("done");
		await app.later(1);
		expect(await acts.stake(person)).toBe("REALITY_CHECK_DUE");
	});

	it("may be due at once, when a shorter interval is chosen", async () => {
		const person = await app.player();
		await acts.stake(person);
		await app.later(10 * MINUTE_MS);
		await acts.stake(person);
		await app.later(10 * MINUTE_MS);
		await every(person, MINUTE_15);
		expect(await acts.stake(person)).toBe("REALITY_CHECK_DUE");
	});

	it.each([0, 10 * MINUTE_MS, 61 * MINUTE_MS, HOUR_MS * 24])("cannot come every %s ms", async (intervalMs) => {
		const person = await app.player();
		await expect(every(person, intervalMs)).rejects.toMatchObject({ code: "REALITY_CHECK_OUT_OF_RANGE" });
	});
});

describe("[SAFE-01] a limit of time", () => {
	it("ends play when it is used up, and opens it when the first of it leaves the window", async () => {
		const person = await app.player();
		await acts.set(person, "time", "day", 20 * MINUTE_MS);
		const startedMs = app.clock.nowMs();
		expect(await acts.stake(person)).toBe("done");
		await app.later(10 * MINUTE_MS);
		expect(await acts.stake(person)).toBe("done");
		await app.later(10 * MINUTE_MS - 1);
		expect(await acts.stake(person)).toBe("done");
		await app.later(1);
		expect(await acts.stake(person)).toBe("LIMIT_REACHED");
		await app.later(startedMs + DAY_MS + MINUTE_MS - 1 - app.clock.nowMs() - 1);
		expect(await acts.stake(person)).toBe("LIMIT_REACHED");
		await app.later(1);
		expect(await acts.stake(person)).toBe("done");
	});

	it("counts play and not the pauses that ended it", async () => {
		const person = await app.player();
		await acts.set(person, "time", "day", 20 * MINUTE_MS);
		for (let i = 0; i < 3; i++) {
			expect(await acts.stake(person)).toBe("done");
			await app.later(5 * MINUTE_MS);
			expect(await acts.stake(person)).toBe("done");
			await app.later(HOUR_MS);
		}
		expect(rowOf(await acts.state(person), "time", "day")?.used).toBe(15 * MINUTE_MS);
	});

	it("that is lowered below what is used ends play at once", async () => {
		const person = await app.player();
		await acts.stake(person);
		await app.later(14 * MINUTE_MS);
		await acts.stake(person);
		await app.later(2 * MINUTE_MS);
		await acts.stake(person);
		await acts.set(person, "time", "day", MINUTE_15);
		expect(await acts.stake(person)).toBe("LIMIT_REACHED");
	});
});
