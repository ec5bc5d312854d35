import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isBankAccount, PAYOUT_HOLD_HOURS } from "@baize/cashier/contract";
import { DEMO_PEOPLE } from "@baize/identity/server";
import { HOUR_MS } from "@baize/kernel/time";
import { openLog, readConfig } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { expect, it } from "vitest";
import { openComposition } from "./index.ts";

it("[BO-01] every demo player has a wallet, and the funded one an old bank account, to which payouts are not held", async () => {
	const database = await openTestDatabase();
	const clock = settableClock();
	const config = readConfig({ PROFILE: "test", DATA_DIR: mkdtempSync(join(tmpdir(), "baize-seeds-")) });
	const composition = await openComposition({ config, clock, database, log: openLog("silent") });
	await composition.seed();
	await composition.start();
	const { identity, wallet, bankAccounts } = composition.domains;
	const alice = await identity.findPlayer(database.reader, "alice@baize.test");
	const [linked] = await bankAccounts.payableAccounts(database.reader, alice!.playerId);
	expect(isBankAccount(linked?.account ?? "")).toBe(true);
	expect(clock.nowMs() - linked!.addedAt.getTime()).toBeGreaterThan(PAYOUT_HOLD_HOURS.newDestination * HOUR_MS);
	const shown: Record<string, string | undefined> = {};
	for (const { email } of DEMO_PEOPLE.filter((person) => "player" in person)) {
		const player = await identity.findPlayer(database.reader, email);
		const balances = await wallet.balances(player!.playerId, player!.currency, "en");
		shown[email] = balances.find(({ type }) => type === "playable")?.formatted;
	}
	await composition.stop();
	await database.close();
	expect(shown).toEqual({
		"alice@baize.test": "$250.00",
		"bob@baize.test": "$0.00",
		"carol@baize.test": "$0.00",
		"dan@baize.test": "$0.00",
	});
});
