import { idText } from "@baize/kernel/id";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
	confirmLimit,
	declineLimits,
	dropLimitChange,
	endExclusion,
	excludeMyself,
	imposeBreak,
	listGuardedPlayers,
	readGuardedPlayer,
	readPlayStatus,
	takeTimeOut,
} from "../contract/index.ts";
import { actsIn, openTestSaferPlay, type Person, rowOf, type TestSaferPlay } from "../testing/index.ts";
import { monthOf } from "./limits/windows.ts";

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

describe("[SAFE-01] a limit", () => {
	it("of stakes applies from its answer on, shows what is used, and is restored after its window", async () => {
		const person = await app.player();
		await acts.stake(person, 300n);
		await acts.set(person, "stake", "day", 1_000);
		expect(rowOf(await acts.state(person), "stake", "day")).toMatchObject({ amount: 1_000, used: 300 });
		expect(await acts.stake(person, 700n)).toBe("done");
		expect(await acts.stake(person, 1n)).toBe("LIMIT_REACHED");
		await app.later(DAY_MS);
		expect(await acts.stake(person, 1_000n)).toBe("done");
	});

	it("of loss counts what comes back", async () => {
		const person = await app.player();
		await acts.set(person, "loss", "week", 500);
		expect(await acts.stake(person, 500n, 200n)).toBe("done");
		expect(await acts.stake(person, 301n)).toBe("LIMIT_REACHED");
		expect(await acts.stake(person, 200n)).toBe("done");
	});

	it("is the lowest of several", async () => {
		const person = await app.player();
		await acts.set(person, "stake", "day", 1_000);
		await acts.set(person, "stake", "month", 400);
		expect(await acts.stake(person, 401n)).toBe("LIMIT_REACHED");
		expect(await acts.stake(person, 400n)).toBe("done");
	});

	it("is raised only a day later and confirmed, by the amount requested", async () => {
		const person = await app.player();
		const body = { kind: "stake", window: "day", amount: 900 } as const;
		const confirm = (amount = 900) => person.call(confirmLimit, { params: person.params, body: { ...body, amount } });
		await acts.set(person, "stake", "day", 500);
		const requested = await acts.set(person, "stake", "day", 900);
		const fromMs = app.clock.nowMs() + DAY_MS;
		expect(rowOf(requested, "stake", "day")).toMatchObject({ amount: 500, pending: { amount: 900, fromMs } });
		expect(await acts.stake(person, 501n)).toBe("LIMIT_REACHED");
		await app.later(DAY_MS - 1);
		await expect(confirm()).rejects.toMatchObject({ code: "CHANGE_TOO_EARLY", details: { fromMs } });
		await app.later(1);
		expect(await acts.stake(person, 501n)).toBe("LIMIT_REACHED");
		await expect(confirm(901)).rejects.toMatchObject({ code: "NO_PENDING_CHANGE" });
		expect(rowOf(await confirm(), "stake", "day")).toMatchObject({ amount: 900, pending: null });
		await expect(confirm()).rejects.toMatchObject({ code: "NO_PENDING_CHANGE" });
		expect(await acts.stake(person, 900n)).toBe("done");
	});

	it("that is to be removed waits, too, and can stay", async () => {
		const person = await app.player();
		await acts.set(person, "stake", "day", 500);
		await acts.set(person, "stake", "day", null);
		const dropped = await person.call(dropLimitChange, {
			params: person.params,
			body: { kind: "stake", window: "day" },
		});
		expect(rowOf(dropped, "stake", "day")).toMatchObject({ amount: 500, pending: null });
		expect(dropped.history.map(({ what }) => what)).toEqual(["raiseDropped", "raiseAsked", "limit"]);
		await acts.set(person, "stake", "day", null);
		await app.later(DAY_MS);
		const body = { kind: "stake", window: "day", amount: null } as const;
		await person.call(confirmLimit, { params: person.params, body });
		expect(await acts.stake(person, 50_000n)).toBe("done");
	});

	it("of a month follows the player to another time zone, with what it has counted", async () => {
		const person = await app.player();
		await acts.set(person, "stake", "month", 1_000);
		await acts.stake(person, 400n);
		app.move(person, { country: "CA", subdivision: "BC" });
		await app.later(2 * MINUTE_MS);
		await acts.stake(person, 100n);
		const state = await acts.state(person);
		expect(state.zone).toBe("America/Vancouver");
		const { endMs } = monthOf(state.zone, app.clock.nowMs());
		expect(rowOf(state, "stake", "month")).toMatchObject({ used: 500, emptyAtMs: endMs });
	});

	it.each<[string, (person: Person) => Promise<unknown>]>([
		["a deposit", (person) => acts.deposit(person, 2_000n)],
		["a limit of deposits", (person) => acts.set(person, "deposit", "day", 5_000)],
		["another limit of the same kind", (person) => acts.set(person, "stake", "day", 900)],
		[
			"a limit that he has already, and a stake",
			(person) => acts.set(person, "stake", "month", 1_000).then(() => acts.stake(person)),
		],
	])("of a month follows the player, whatever they do first: %s", async (_case, act) => {
		const person = await app.player();
		await acts.set(person, "stake", "month", 1_000);
		app.move(person, { country: "CA", subdivision: "BC" });
		await act(person);
		const { rows } = await sql<{ zone: string | null }>`select zone from ledger.cap
			where player_id = ${person.playerId} and zone is not null`.execute(app.database.reader);
		expect(rows).toEqual([{ zone: "America/Vancouver" }]);
	});

	it.each([
		["below one unit", "stake", 99, { min: 100 }],
		["of half a minute", "time", 930_000, { min: 900_000 }],
		["of less than a quarter of an hour", "time", 60_000, { min: 900_000 }],
		["of more than its window", "time", DAY_MS + MINUTE_MS, { max: DAY_MS }],
	] as const)("%s is refused", async (_case, kind, amount, details) => {
		const person = await app.player();
		await expect(acts.set(person, kind, "day", amount)).rejects.toMatchObject({ code: "LIMIT_OUT_OF_RANGE", details });
	});

	it("of 64 changes at once ends at the lowest", async () => {
		const person = await app.player();
		await Promise.all(Array.from({ length: 64 }, (_, i) => acts.set(person, "stake", "day", 1_000 + i)));
		expect(rowOf(await acts.state(person), "stake", "day")?.amount).toBe(1_000);
	});
});

describe("[SAFE-01] deposits", () => {
	it("of five at a time let exactly five of 64 at once begin", async () => {
		const person = await app.player();
		await acts.set(person, "deposit", "day", 10_000);
		const begun = await Promise.allSettled(Array.from({ length: 64 }, () => acts.deposit(person, 2_000n)));
		expect(begun.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
		expect(
			begun.filter(({ status }) => status === "rejected").map((each) => (each as PromiseRejectedResult).reason.code),
		).toEqual(Array(59).fill("LIMIT_REACHED"));
	});

	it("count from when they begin, no more when they come to nothing, and again when the money comes after all", async () => {
		const person = await app.player();
		const reference = app.newId();
		await acts.set(person, "deposit", "week", 5_000);
		await acts.deposit(person, 4_000n, reference);
		const resetsAtMs = app.clock.nowMs() + 7 * DAY_MS;
		await expect(acts.deposit(person, 1_001n)).rejects.toMatchObject({
			code: "LIMIT_REACHED",
			details: { limit: "deposit", window: "week", remainingMinor: 1_000, resetsAtMs, currency: "CAD" },
		});
		const { playerId } = person;
		await app.database.transaction((tx) => app.saferPlay.freeDeposit(tx, playerId, reference));
		await acts.deposit(person, 5_000n);
		const late = { playerId, reference, currency: "CAD", amountMinor: 4_000n };
		await app.database.transaction((tx) => app.saferPlay.countDeposit(tx, late));
		expect(rowOf(await acts.state(person), "deposit", "week")?.used).toBe(9_000);
	});

	it("are limited by the law where the player lives, whatever they choose", async () => {
		const person = await app.player(0n, { country: "ES", subdivision: "MD", currency: "EUR" });
		expect(rowOf(await acts.state(person), "deposit", "day")).toMatchObject({
			amount: null,
			legalMax: 60_000,
			used: 0,
		});
		await expect(acts.set(person, "deposit", "day", 60_001)).rejects.toMatchObject({ code: "LIMIT_OUT_OF_RANGE" });
		await expect(acts.deposit(person, 60_001n)).rejects.toMatchObject({ code: "LIMIT_REACHED" });
		await acts.deposit(person, 60_000n);
	});

	it("are refused where the law limits them, but not in the player's currency; everything else continues", async () => {
		const person = await app.player();
		await acts.deposit(person, 400_000n);
		app.move(person, { country: "ES", subdivision: "MD" });
		await expect(acts.deposit(person, 2_000n)).rejects.toMatchObject({
			code: "LIMIT_REACHED",
			details: { limit: "deposit", remainingMinor: 0, currency: "CAD" },
		});
		const state = await acts.set(person, "deposit", "day", 5_000);
		expect(rowOf(state, "deposit", "day")).toMatchObject({ amount: 5_000, legalMax: 0 });
		await expect(acts.deposit(person, 2_000n)).rejects.toMatchObject({ code: "LIMIT_REACHED" });
		expect(await acts.stake(person)).toBe("done");
		app.move(person, { country: "CA", subdivision: "ON" });
		await app.later(DAY_MS);
		await acts.deposit(person, 5_000n);
	});

	it("are preceded, once, by the offer of a limit", async () => {
		const [chooses, declines, pays] = [await app.player(), await app.player(), await app.player()];
		expect((await acts.state(chooses)).offersLimits).toBe(true);
		expect((await acts.set(chooses, "loss", "week", 5_000)).offersLimits).toBe(false);
		expect((await declines.call(declineLimits, { params: declines.params, body: {} })).offersLimits).toBe(false);
		await acts.deposit(pays, 2_000n);
		expect((await acts.state(pays)).offersLimits).toBe(false);
	});
});

describe("[SAFE-01] a time-out", () => {
	it("takes no stake and no deposit, to its last millisecond, and ends by itself", async () => {
		const person = await app.player();
		const { restriction } = await person.call(takeTimeOut, { params: person.params, body: { days: 1 } });
		expect(restriction).toEqual({ kind: "TIMED_OUT", untilMs: app.clock.nowMs() + DAY_MS });
		await app.later(DAY_MS - 1);
		expect(await acts.stake(person)).toBe("TIMED_OUT");
		await expect(acts.deposit(person, 2_000n)).rejects.toMatchObject({ code: "TIMED_OUT" });
		await app.later(1);
		expect(await acts.stake(person)).toBe("done");
		await acts.deposit(person, 2_000n);
	});

	it("is in the status of play until it ends, beside what else stops play", async () => {
		const person = await app.player();
		const status = () => person.call(readPlayStatus, { params: person.params });
		expect(await status()).toEqual({ restriction: null, block: null });
		await person.call(takeTimeOut, { params: person.params, body: { days: 1 } });
		app.blocks.set(person.playerId, "place");
		const untilMs = app.clock.nowMs() + DAY_MS;
		expect(await status()).toEqual({ restriction: { kind: "TIMED_OUT", untilMs }, block: "place" });
		await app.later(DAY_MS);
		expect(await status()).toEqual({ restriction: null, block: "place" });
	});

	it("is not shortened by a second request", async () => {
		const person = await app.player();
		await person.call(takeTimeOut, { params: person.params, body: { days: 7 } });
		const shorter = person.call(takeTimeOut, { params: person.params, body: { days: 1 } });
		await expect(shorter).rejects.toMatchObject({ code: "LONGER_BREAK_STANDS" });
		const longer = await person.call(takeTimeOut, { params: person.params, body: { days: 30 } });
		expect(longer.restriction?.untilMs).toBe(app.clock.nowMs() + 30 * DAY_MS);
	});
});

describe("[SAFE-01] self-exclusion", () => {
	const exclude = (person: Person, term: "6months" | "permanent" = "6months") =>
		person.call(excludeMyself, { params: person.params, body: { term } });

	it("ends play at once, and leaves open bets and withdrawals alone", async () => {
		const person = await app.player();
		const { playerId } = person;
		const [bet, withdrawal] = [app.newId(), app.newId()];
		const whose = { playerId, currency: "CAD" };
		await app.wallet.batched.bet({ ...whose, betId: bet, stakeMinor: 500n });
		await exclude(person);
		expect(await acts.stake(person)).toBe("EXCLUDED");
		await expect(acts.deposit(person, 2_000n)).rejects.toMatchObject({ code: "EXCLUDED" });
		const { batched } = app.wallet;
		const settled = await batched.settle({ ...whose, betId: bet, stakeMinor: 500n, winMinor: 900n });
		const requested = await batched.requestWithdrawal({ ...whose, reference: withdrawal, amountMinor: 700n });
		expect([settled.status, requested.status]).toEqual(["done", "done"]);
		expect(app.notifiedTopics).toContain(`saferplay:${playerId}`);
		const { reader } = app.database;
		expect(await app.saferPlay.restrictionOf(reader, playerId)).toMatchObject({ kind: "EXCLUDED" });
		expect(await app.saferPlay.mayReceiveMarketing(reader, playerId)).toBe(false);
	});

	it("lets no stake through that comes at the same time and is committed later", async () => {
		const person = await app.player();
		const stakes = Array.from({ length: 40 }, () => acts.stake(person, 1n));
		const excluding = exclude(person);
		const answers = await Promise.all([...stakes, excluding.then(() => acts.stake(person, 1n))]);
		expect(answers.at(-1)).toBe("EXCLUDED");
		const history = await app.ledger.history(person.playerId, "CAD", { limit: 100 });
		expect(history.filter(({ kind }) => kind === "casinoRound")).toHaveLength(
			answers.filter((answer) => answer === "done").length,
		);
	});

	it("does not end by itself, and not before its time; then an operator ends it, and play opens a day later", async () => {
		const person = await app.player();
		const operator = app.operator();
		const end = () =>
			operator.call(endExclusion, {
				params: { player: idText(person.playerId) },
				body: { reason: "asked by telephone" },
			});
		await expect(end()).rejects.toMatchObject({ code: "NO_EXCLUSION" });
		const { restriction } = await exclude(person);
		await expect(end()).rejects.toMatchObject({ code: "EXCLUSION_NOT_OVER" });
		await app.later(restriction!.untilMs! - app.clock.nowMs());
		expect(await acts.stake(person)).toBe("EXCLUDED");
		await end();
		expect(app.audited.at(-1)).toMatchObject({
			action: "player.exclusionEnded",
			actorId: operator.playerId,
			playerId: person.playerId,
			details: { reason: "asked by telephone" },
		});
		await app.later(DAY_MS - 1);
		expect(await acts.stake(person)).toBe("EXCLUDED");
		await app.later(1);
		expect(await acts.stake(person)).toBe("done");
	});

	it("that is permanent is for ever", async () => {
		const person = await app.player();
		await exclude(person, "permanent");
		await app.later(20 * 365 * DAY_MS);
		const params = { player: idText(person.playerId) };
		const ending = app.operator().call(endExclusion, { params, body: { reason: "asked" } });
		await expect(ending).rejects.toMatchObject({ code: "EXCLUSION_NOT_OVER", details: { untilMs: null } });
		expect(await acts.stake(person)).toBe("EXCLUDED");
	});

	it("is written to the player, with where help and the money are", async () => {
		const person = await app.player();
		await exclude(person);
		const mail = app.mails.findLast(({ to }) => to === `${idText(person.playerId)}@baize.test`);
		expect(mail?.text).toContain("/en/account/cashier/withdraw");
		expect(mail?.text).toContain("/en/account/limits");
	});
});

describe("[SAFE-01] an operator", () => {
	it("shows a player's limits, breaks and history, and imposes a break for a reason that goes to the audit log", async () => {
		const person = await app.player();
		const operator = app.operator();
		const params = { player: idText(person.playerId) };
		app.clock.advance(1);
		await acts.set(person, "deposit", "month", 50_000);
		const body = { kind: "timeOut", days: 7, reason: "worried mails" } as const;
		const imposed = await operator.call(imposeBreak, { params, body });
		expect(imposed.breaks[0]).toMatchObject({ kind: "timeOut", by: "operator", reason: "worried mails" });
		expect(app.audited.at(-1)).toMatchObject({ action: "player.timedOut", details: { reason: "worried mails" } });
		expect(await acts.stake(person)).toBe("TIMED_OUT");
		const { items, next } = await operator.call(listGuardedPlayers, { query: { limit: 1 } });
		expect(items).toMatchObject([{ id: params.player, restriction: "TIMED_OUT", limits: 1 }]);
		const { items: others } = await operator.call(listGuardedPlayers, { query: { cursor: next ?? "" } });
		expect(others.length).toBeGreaterThan(0);
		expect(others.map(({ id }) => id)).not.toContain(params.player);
		const found = await operator.call(listGuardedPlayers, { query: { find: `${params.player}@baize.test` } });
		expect(found.items).toHaveLength(1);
		expect((await operator.call(readGuardedPlayer, { params })).state.history.map(({ by }) => by)).toEqual([
			"operator",
			"player",
		]);
	});

	it("does not find people who do not play", async () => {
		const operator = app.operator();
		const params = { player: idText(operator.playerId) };
		await expect(operator.call(readGuardedPlayer, { params })).rejects.toMatchObject({ code: "PLAYER_NOT_FOUND" });
	});

	it("has to have the role for it, and no player has", async () => {
		const person = await app.player();
		await expect(person.call(listGuardedPlayers, { query: {} })).rejects.toMatchObject({ code: "NOT_ALLOWED" });
	});
});

describe("the export of an account", () => {
	it("contains what safer play knows of the player", async () => {
		const person = await app.player();
		await acts.set(person, "loss", "day", 700);
		const exported = await app.saferPlay.exportOf(app.database.reader, person.playerId);
		expect(exported?.limits.find(({ amount }) => amount === 700)).toMatchObject({ kind: "loss", window: "day" });
		expect(await app.saferPlay.exportOf(app.database.reader, app.newId())).toBeUndefined();
	});
});
