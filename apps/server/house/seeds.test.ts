import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_PEOPLE } from "@baize/identity/server";
import { openLog, readConfig } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { expect, it } from "vitest";
import { openHouse } from "./index.ts";

it("[BO-01] every demo player has a wallet, so that whoever has no money reads a zero", async () => {
	const database = await openTestDatabase();
	const config = readConfig({ PROFILE: "test", DATA_DIR: mkdtempSync(join(tmpdir(), "baize-seeds-")) });
	const house = await openHouse({ config, clock: settableClock(), database, log: openLog("silent") });
	await house.start();
	const { identity, wallet } = house.rooms;
	const shown: Record<string, string | undefined> = {};
	for (const { email } of DEMO_PEOPLE.filter((person) => "player" in person)) {
		const player = await identity.findPlayer(database.reader, email);
		const balances = await wallet.balances(player!.playerId, player!.currency, "en");
		shown[email] = balances.find(({ type }) => type === "playable")?.formatted;
	}
	await house.stop();
	await database.close();
	expect(shown).toEqual({
		"alice@baize.test": "$250.00",
		"bob@baize.test": "$0.00",
		"carol@baize.test": "$0.00",
		"dan@baize.test": "$0.00",
	});
});
