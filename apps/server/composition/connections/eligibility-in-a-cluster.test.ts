import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { updateDetails } from "@baize/account/contract";
import { PASSWORD, sessionOf } from "@baize/identity/testing";
import { openLog, readConfig, type Visit } from "@baize/platform-server";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Composition, openComposition } from "../index.ts";
import { openTestSite, type TestSite } from "../test-app.ts";

let site: TestSite;
let other: Composition;
beforeAll(async () => {
	const SECRET = "one secret for both processes of this test";
	site = await openTestSite({ variables: { SECRET } });
	const config = readConfig({ PROFILE: "test", SECRET, DATA_DIR: mkdtempSync(join(tmpdir(), "baize-other-")) });
	other = await openComposition({ config, clock: site.clock, database: site.database, log: openLog("silent") });
});
afterAll(async () => {
	await other.stop();
	await site.close();
});

it("[GEO-02] [AUTH-13] a player's cached block is dropped when another process changes the player", async () => {
	const person = await site.aFundedPlayer();
	const visit = { ip: "192.0.2.1", session: sessionOf(person.playerId) } as unknown as Visit;
	expect(await other.domains.eligibilityBlockOf(visit)).toBeUndefined();
	await sql`update identity.player set terms_version = '2020-01-01' where player_id = ${person.playerId}`.execute(
		site.database.reader,
	);
	// No time passes on the clock, so only a message from the other process makes it read again.
	expect(other.domains.eligibilityBlockOf(visit)).toBeUndefined();
	const address = {
		countryCode: "CA",
		subdivision: "BC",
		street: "2 Wharf Street",
		city: "Victoria",
		postalCode: "V8V 1A1",
	};
	const details = { firstName: "Ada", lastName: "Byron", address, phone: "+16045550100" };
	const changed = await site.call(person, updateDetails, { body: { details, proof: { password: PASSWORD } } });
	expect(changed).toMatchObject({ status: 200 });
	await vi.waitFor(async () => expect(await other.domains.eligibilityBlockOf(visit)).toBe("terms"), { timeout: 5_000 });
});
