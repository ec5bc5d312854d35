import { openIds } from "@baize/kernel/id";
import { openLedger } from "@baize/ledger/server";
import { aDeposit } from "@baize/ledger/testing";
import { type Bus, type Database, openLog, withHeartbeat } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openWallet } from "./index.ts";

/** Accepts every message and delivers none. */
const silentBus: Bus = { publish: () => {}, subscribe: () => {}, close: async () => {} };

const clock = settableClock();
const closing: (() => Promise<unknown>)[] = [];
let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(async () => {
	for (const close of closing) await close();
	await database.close();
});

function aProcess() {
	const bus = withHeartbeat(silentBus, { log: openLog("silent"), countProcesses: async () => 2 });
	const ledger = openLedger({ database, clock, bus });
	const wallet = openWallet({ ledger });
	closing.unshift(ledger.close, bus.close);
	const cash = async (playerId: bigint) => {
		const [playable] = await wallet.balances(playerId, "CAD", "en");
		return playable && (await wallet.withdrawable(playerId, "CAD"));
	};
	return { ledger, wallet, cash };
}

it("without the bus a balance that has moved in another process is seen within ten seconds", {
	timeout: 30_000,
}, async () => {
	const [here, there] = [aProcess(), aProcess()];
	const ids = openIds(clock);
	const playerId = ids();
	await here.ledger.openWallet(database.reader, playerId, "CAD");
	expect([await here.cash(playerId), await there.cash(playerId)]).toEqual([0n, 0n]);
	await there.ledger.post(aDeposit(ids(), playerId, 700n));
	expect([await here.cash(playerId), await there.cash(playerId)]).toEqual([0n, 700n]);
	await vi.waitFor(async () => expect(await here.cash(playerId)).toBe(700n), { timeout: 10_000, interval: 250 });
});
