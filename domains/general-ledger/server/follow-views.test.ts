import { MINUTE_MS } from "@baize/kernel/time";
import { aRound } from "@baize/ledger/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listFollowers } from "../contract/index.ts";
import { openTestGeneralLedger, operatorVisit, type TestGeneralLedger } from "../testing/index.ts";

let app: TestGeneralLedger;
beforeEach(async () => {
	app = await openTestGeneralLedger();
});
afterEach(() => app.close());

const listed = async () => (await app.call(listFollowers, {}, operatorVisit("audit"))).followers;
const later = (ms: number) => app.clock.set(app.clock.nowMs() + ms);

it("[WAL-05] operators see what follows the journal, what is late, and first what stands still", async () => {
	const player = await app.player(100n);
	const points = { name: "points", from: "beginning" as const, apply: async () => {} };
	const pots = { ...points, name: "pots" };
	await app.catchUp(points);
	await app.catchUp(pots);
	expect(await listed()).toEqual([
		{ id: "points", state: "follows", operations: 0, waitsMs: 0 },
		{ id: "pots", state: "follows", operations: 0, waitsMs: 0 },
	]);
	await app.ledger.post(aRound(app.newId(), player, 10n, 0n));
	await app.ledger.endTick();
	later(MINUTE_MS);
	await app.catchUp(points);
	expect(await listed()).toEqual([
		{ id: "pots", state: "behind", operations: 1, waitsMs: MINUTE_MS },
		{ id: "points", state: "follows", operations: 0, waitsMs: 0 },
	]);
	later(4 * MINUTE_MS);
	await app.ledger.post(aRound(app.newId(), player, 10n, 0n));
	later(5 * MINUTE_MS);
	expect(await listed()).toEqual([
		{ id: "ticks", state: "still", waitsMs: 5 * MINUTE_MS },
		{ id: "pots", state: "still", operations: 1, waitsMs: 10 * MINUTE_MS },
		{ id: "points", state: "follows", operations: 0, waitsMs: 0 },
	]);
});

it("what follows the journal is shown to those alone who may read the books", async () => {
	await expect(app.call(listFollowers, {}, operatorVisit("support"))).rejects.toMatchObject({ code: "NOT_ALLOWED" });
});
