import { MINUTE_MS } from "@baize/kernel/time";
import { openSecurityEvents, type SecurityEvent } from "@baize/platform-server";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aRound, openTestBooks, type TestBooks } from "../../testing/index.ts";
import { STILL_MS, standstillsOf } from "./standstills.ts";
import type { Follower, Lag } from "./types.ts";
import { STANDSTILL_ALARM, watchFollowers } from "./watch-followers.ts";

const ALL_TICKED = { sinceMs: 0, isRestored: false };
const lag = (more: Partial<Lag>): Lag => ({
	...{ name: "points", operations: 3n, sinceMs: STILL_MS, restedMs: STILL_MS },
	...more,
});

describe("[WAL-05] what follows the journal stands still", () => {
	it.each<[string, Partial<Lag>, string[]]>([
		["that has had nothing for five minutes and has something to follow", {}, ["points"]],
		["that has not waited for so long", { sinceMs: STILL_MS - 1 }, []],
		["that is far behind and moves", { sinceMs: 60 * MINUTE_MS, restedMs: 900 }, []],
		["that has rested for long, because nothing happened", { operations: 0n, sinceMs: 0, restedMs: 1e9 }, []],
		["that had rested for long before an operation came", { sinceMs: 10, restedMs: 1e9 }, []],
		["of a version that is gone", { name: "gone" }, []],
	])("where it is a follower %s", (_which, more, names) => {
		expect(standstillsOf([lag(more)], ["points"], ALL_TICKED).map(({ name }) => name)).toEqual(names);
	});

	it.each([
		["nothing is recorded as committed for five minutes", { sinceMs: STILL_MS, isRestored: false }, ["ticks"]],
		["the database counts its transactions anew", { sinceMs: 0, isRestored: true }, ["ticks"]],
		["what was posted a second ago is not recorded yet", { sinceMs: 1_000, isRestored: false }, []],
	])("for all of them where %s", (_what, unticked, names) => {
		expect(standstillsOf([], [], unticked).map(({ name }) => name)).toEqual(names);
	});
});

let books: TestBooks;
beforeEach(async () => {
	books = await openTestBooks();
});
afterEach(() => books.close());

/** What operators are alerted of by one look, and the alarms that it raises. */
async function watched() {
	const raised: string[] = [];
	const events: Omit<SecurityEvent, "atMs">[] = [];
	const logged: unknown[] = [];
	const log = { error: (details: unknown) => void logged.push(details) } as never;
	const security = openSecurityEvents({ clock: books.clock, log, alarms: [STANDSTILL_ALARM] });
	security.onAlarm(({ name }) => void raised.push(name));
	const emit = (event: Omit<SecurityEvent, "atMs">): void => {
		events.push(event);
		security.emit(event);
	};
	await watchFollowers(books.ledger, { log, securityEvents: { emit } });
	return { raised, followers: events.map(({ details }) => details?.follower), isLogged: logged.length > 0 };
}

const QUIET = { raised: [], followers: [], isLogged: false };
const later = (ms: number) => books.clock.set(books.clock.nowMs() + ms);

describe("[WAL-05] operators are alerted", () => {
	it("of a follower that fails again and again, and no longer once it follows", async () => {
		const player = await books.player(100n);
		let isBroken = false;
		const follower: Follower = {
			name: "points",
			from: "beginning",
			async apply() {
				if (isBroken) throw new Error("a column is missing");
			},
		};
		await books.catchUp(follower);
		isBroken = true;
		await books.ledger.post(aRound(books.newId(), player, 10n, 0n));
		await books.ledger.endTick();
		await expect(books.ledger.follow(follower).run()).rejects.toThrow("a column is missing");
		expect(await watched()).toEqual(QUIET);
		later(STILL_MS);
		await expect(books.ledger.follow(follower).run()).rejects.toThrow("a column is missing");
		expect(await watched()).toEqual({
			raised: ["followerStandsStill"],
			followers: ["points"],
			isLogged: true,
		});
		isBroken = false;
		await books.catchUp(follower);
		expect(await watched()).toEqual(QUIET);
	});

	it("where nothing is recorded as committed, though money moves", async () => {
		const player = await books.player(100n);
		await books.ledger.endTick();
		later(STILL_MS);
		expect(await watched()).toEqual(QUIET);
		await books.ledger.post(aRound(books.newId(), player, 10n, 0n));
		expect(await watched()).toEqual(QUIET);
		later(STILL_MS);
		expect(await watched()).toMatchObject({ raised: ["followerStandsStill"], followers: ["ticks"] });
		await books.ledger.endTick();
		expect(await watched()).toEqual(QUIET);
	});

	it("where the database was restored from a dump, so that nothing is followed", async () => {
		await books.player(100n);
		await sql`insert into ledger.tick (number, snapshot, operations, at)
			values (1, '900000000000:900000000000:', 1, now())`.execute(books.database.reader);
		expect(await watched()).toMatchObject({ raised: ["followerStandsStill"], followers: ["ticks"] });
	});
});
