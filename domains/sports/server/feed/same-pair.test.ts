import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Session } from "@baize/platform-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { betsOf, openTestSports, placedBet, type TestSports } from "../../testing/index.ts";
import { OPENFOOTBALL } from "./openfootball.ts";

const HEAD = "league,season,round,date,kickoff_local,home,away,ft_home,ft_away";
const PAST = Array.from({ length: 9 }, (_, at) => `sco.1,2025-26,${at},2026-03-0${at + 1},15:00,A,B,${at % 3},1`);

let folder: string;
let app: TestSports;
let someone: Session;
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "baize-feed-"));
	writeFeed("Matchday 5,2026-11-28,15:00,A,B,,", "Matchday 25,2027-02-06,15:00,A,B,,");
	app = await openTestSports({ feed: { kind: "openfootball", source: folder } });
	await app.refresh();
	someone = await app.punter();
});
afterEach(async () => {
	await app.close();
	rmSync(folder, { recursive: true });
});

function writeFeed(...meetings: string[]): void {
	const rows = meetings.map((meeting) => `sco.1,2026-27,${meeting}`);
	writeFileSync(join(folder, "matches.csv"), [HEAD, ...PAST, ...rows].join("\n"));
}

const roundOf = (key: string) => app.sports.eventOfSource(OPENFOOTBALL, `sco-1/2026-27/${key}`)?.round;
const statuses = async () => (await betsOf(app, someone)).map(({ status }) => status);

describe("[SPORT-03] two teams that meet twice at the same venue", () => {
	it("have each bet settled by the result of its own round, when one is postponed past the other", async () => {
		const fifth = app.sports.eventOfSource(OPENFOOTBALL, "sco-1/2026-27/a-v-b")!;
		expect([fifth.round, roundOf("a-v-b/2")]).toEqual(["Matchday 5", "Matchday 25"]);
		const away = fifth.markets[0]!.selections.find(({ key }) => key === "away")!;
		await placedBet(app, someone, [away]);

		writeFeed("Matchday 5,2027-03-10,15:00,A,B,,", "Matchday 25,2027-02-06,15:00,A,B,0,3");
		app.clock.set(Date.UTC(2027, 1, 6, 18));
		await app.refresh();
		await app.settle();
		expect(await statuses()).toEqual(["open"]);

		writeFeed("Matchday 5,2027-03-10,15:00,A,B,2,0", "Matchday 25,2027-02-06,15:00,A,B,0,3");
		app.clock.set(Date.UTC(2027, 2, 10, 18));
		await app.refresh();
		await app.settle();
		expect(await statuses()).toEqual(["lost"]);
	});
});
