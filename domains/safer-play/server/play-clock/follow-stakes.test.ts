import { MINUTE_MS } from "@baize/kernel/time";
import { aRound } from "@baize/ledger/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { answerRealityCheck, setRealityCheck } from "../../contract/index.ts";
import { actsIn, openTestSaferPlay, type Person, type TestSaferPlay } from "../../testing/index.ts";

let app: TestSaferPlay;
let acts: ReturnType<typeof actsIn>;
beforeAll(async () => {
	app = await openTestSaferPlay();
	acts = actsIn(app);
	await follow();
});
afterEach(async () => {
	await follow();
	expect(await app.ledger.audit()).toEqual([]);
});
afterAll(() => app.close());

const follow = () => app.catchUp(app.saferPlay.follower);
const QUARTER_MS = 15 * MINUTE_MS;
/** As a process leaves it that ends after the commit and before its notice: no listener has it. */
const unnoticedStake = ({ playerId }: Person, stakeMinor = 100n) =>
	app.ledger.post(aRound(app.newId(), playerId, stakeMinor, 0n));
const later = (ms: number) => app.clock.set(app.clock.nowMs() + ms);

describe("[SAFE-01] a stake whose notice was lost", () => {
	it("begins play from its own moment", async () => {
		const person = await app.player();
		const startedAtMs = app.clock.nowMs();
		await unnoticedStake(person);
		later(MINUTE_MS);
		await follow();
		expect(await acts.clockOf(person)).toMatchObject({ startedAtMs, lastStakeAtMs: startedAtMs, netMinor: -100 });
	});

	it("is where play began, though a later one was noticed first", async () => {
		const person = await app.player();
		const startedAtMs = app.clock.nowMs();
		await unnoticedStake(person);
		later(2 * MINUTE_MS);
		await acts.stake(person, 50n);
		expect(await acts.clockOf(person)).toMatchObject({ startedAtMs: app.clock.nowMs(), netMinor: -50 });
		await follow();
		expect(await acts.clockOf(person)).toMatchObject({ startedAtMs, netMinor: -150 });
	});

	it("moves the last stake of play that goes on", async () => {
		const person = await app.player();
		await acts.stake(person);
		later(5 * MINUTE_MS);
		await unnoticedStake(person);
		await follow();
		expect(await acts.clockOf(person)).toMatchObject({ lastStakeAtMs: app.clock.nowMs() });
	});

	it("begins another play after a pause, and the reality check counts from it", async () => {
		const person = await app.player();
		await person.call(setRealityCheck, { params: person.params, body: { intervalMs: QUARTER_MS } });
		await acts.stake(person);
		await app.later(QUARTER_MS - MINUTE_MS);
		await app.later(QUARTER_MS);
		await person.call(answerRealityCheck, { params: person.params, body: { choice: "stop" } });
		await unnoticedStake(person);
		await follow();
		expect(await acts.clockOf(person)).toMatchObject({ startedAtMs: null });
		later(2 * MINUTE_MS);
		await unnoticedStake(person);
		await follow();
		expect(await acts.clockOf(person)).toMatchObject({ startedAtMs: app.clock.nowMs() });
		later(QUARTER_MS);
		expect(await acts.stake(person)).toBe("REALITY_CHECK_DUE");
	});
});

describe("[SAFE-01] a stake that was noticed", () => {
	it("is not recorded again, also after the play that it belongs to has ended", async () => {
		const person = await app.player();
		await acts.stake(person);
		later(MINUTE_MS / 2);
		await acts.stake(person);
		await app.later(QUARTER_MS + 1);
		await follow();
		expect(await acts.clockOf(person)).toMatchObject({ startedAtMs: null });
		const startedAtMs = app.clock.nowMs();
		await acts.stake(person, 70n);
		await follow();
		expect(await acts.clockOf(person)).toMatchObject({ startedAtMs, netMinor: -70 });
	});

	it("of one who is no player keeps no other waiting", async () => {
		const person = await app.player();
		await app.ledger.post(aRound(app.newId(), await unknownWallet(), 100n, 0n));
		await unnoticedStake(person);
		await follow();
		expect(await acts.clockOf(person)).toMatchObject({ startedAtMs: app.clock.nowMs() });
	});
});

async function unknownWallet() {
	const playerId = app.newId();
	await app.ledger.openWallet(app.database.reader, playerId, "CAD");
	const reference = app.newId();
	await app.wallet.batched.deposit({ playerId, currency: "CAD", reference, amountMinor: 1_000n });
	return playerId;
}
