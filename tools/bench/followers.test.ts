import { systemClock } from "@baize/kernel/time";
import { openLedger } from "@baize/ledger/server";
import { openTestDatabase } from "@baize/testing";
import { openWallet } from "@baize/wallet/server";
import { expect, it } from "vitest";
import { openTestComposition } from "../../apps/server/composition/testing/open-composition.ts";
import { followingJobs } from "./followers.ts";

it("[WAL-05] the benchmark of followers has all that follow the journal on the site", async () => {
	const site = await openTestComposition();
	const onSite = site.composition.domains.ledger.followers();
	await site.close();
	const database = await openTestDatabase();
	const ledger = openLedger({ database, clock: systemClock });
	await followingJobs(database, ledger, openWallet({ ledger }));
	expect(ledger.followers().sort()).toEqual(onSite.sort());
	await ledger.close();
	await database.close();
});
