import { recordingAudit } from "@baize/audit/testing";
import type { BodyOf } from "@baize/kernel/call";
import {
	type Bus,
	type Database,
	openInProcessClient,
	openLog,
	openPostgresBus,
	type Visit,
} from "@baize/platform-server";
import { openTestDatabase, PROVED, settableClock } from "@baize/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FLAG_DEFAULTS, FLAGS, type Flag, listFlags, switchFlag } from "../contract/index.ts";
import { type Flags, openFlags } from "./index.ts";

const log = openLog("silent");
const clock = settableClock();
const audit = recordingAudit();
let database: Database;
let buses: Bus[];
let processes: Flags[];

beforeEach(async () => {
	database = await openTestDatabase();
	audit.entries.length = 0;
	buses = [];
	processes = [];
});
afterEach(async () => {
	for (const flags of processes) await flags.stop();
	await Promise.all(buses.map((bus) => bus.close()));
	await database.close();
});

/** One server process: its own memory and its own connection to the bus. */
async function aProcess(): Promise<Flags> {
	const bus = openPostgresBus(database.url, log);
	buses.push(bus);
	const flags = await openFlags({ database, clock, bus, log, audit });
	processes.push(flags);
	return flags;
}

/** What the operators' calls get: the names of operators, and the flags that a module declares. */
const around = { nameOf: () => "Olga Novak", declared: ["loyalty"] };

const visitAs = (...roles: string[]): Visit => ({
	session: { sessionId: 1n, handle: "h", playerId: 100n, bucket: 36, currency: "", roles, ...PROVED },
	locale: "en",
	ip: "192.0.2.1",
	userAgent: "",
	cookies: {},
});

const turn = (flags: Flags, flag: string, body: BodyOf<typeof switchFlag>, visit = visitAs("flags")) =>
	openInProcessClient(flags.bindings(around)).call(switchFlag, { params: { flag }, body }, visit);

async function until(isSo: () => boolean, ms: number): Promise<void> {
	for (let waited = 0; waited < ms && !isSo(); waited += 20) await new Promise((resolve) => setTimeout(resolve, 20));
	expect(isSo()).toBe(true);
}

describe("[FLAG-01] flags", () => {
	it("are not read after a stop, which waits for a reading under way", async () => {
		const own = await openTestDatabase();
		let receive = (_text: string): void => {};
		const bus: Bus = {
			publish: () => {},
			subscribe: (_channel, listener) => {
				receive = listener;
			},
			close: async () => {},
		};
		const flags = await openFlags({ database: own, clock, bus, log, audit });
		const asked = vi.fn();
		receive("");
		await flags.stop();
		own.pool.on("acquire", asked);
		receive("");
		await new Promise((resolve) => setTimeout(resolve, 100));
		await own.close();
		expect(asked).not.toHaveBeenCalled();
	});

	it("have their default until an operator switches them", async () => {
		const flags = await aProcess();
		for (const flag of FLAGS) expect(flags.reader(flag)()).toBe(FLAG_DEFAULTS[flag]);
		expect(flags.changed()).toEqual({});
		expect(flags.stamp()).toBe("");
	});

	it.each(FLAGS)("%s can be switched there and back", async (flag: Flag) => {
		const flags = await aProcess();
		const isOn = !FLAG_DEFAULTS[flag];
		await turn(flags, flag, { isOn, reason: "a drill" });
		expect(flags.reader(flag)()).toBe(isOn);
		expect(flags.changed()).toEqual({ [flag]: isOn });
		await turn(flags, flag, { isOn: !isOn, reason: "the drill is over" });
		expect(flags.stamp()).toBe("");
	});

	it("take effect in the process that switched at once, in the others within seconds, and after a restart", async () => {
		const [first, second] = [await aProcess(), await aProcess()];
		await turn(first, "cashierDeposit", { isOn: false, reason: "the bank is down" });
		expect(first.reader("cashierDeposit")()).toBe(false);
		await until(() => !second.reader("cashierDeposit")(), 8_000);
		expect(second.stamp()).toBe("-cashierDeposit");
		expect((await aProcess()).reader("cashierDeposit")()).toBe(false);
	});

	it("are sent to open pages when they are switched, and to pages that subscribe later, but not when nothing changed", async () => {
		const received: unknown[] = [];
		const stream = { publishRetainedHere: (...frame: unknown[]) => void received.push(frame) };
		const bus = openPostgresBus(database.url, log);
		buses.push(bus);
		const flags = await openFlags({ database, clock, bus, stream, log, audit });
		processes.push(flags);
		expect(received).toEqual([["flags", "switched", { flags: {} }]]);
		await turn(await aProcess(), "cashierDeposit", { isOn: false, reason: "the bank is down" });
		await until(() => received.length === 2, 5_000);
		expect(received[1]).toEqual(["flags", "switched", { flags: { cashierDeposit: false } }]);
		await turn(flags, "cashierDeposit", { isOn: false, reason: "once more" });
		await new Promise((resolve) => setTimeout(resolve, 100));
		expect(received).toHaveLength(2);
	});

	it("reach a process whose notification was lost, within seconds", async () => {
		const deaf: Bus = { publish: () => {}, subscribe: () => {}, close: async () => {} };
		const flags = await openFlags({ database, clock, bus: deaf, log, audit });
		processes.push(flags);
		await turn(await aProcess(), "loyalty", { isOn: false, reason: "a drill" });
		expect(flags.reader("loyalty")()).toBe(true);
		await until(() => !flags.reader("loyalty")(), 8_000);
	});

	it("are listed with who switched them last, when and why; each switch is in the audit log", async () => {
		const flags = await aProcess();
		await turn(flags, "loyalty", { isOn: false, reason: "  a drill  " });
		const { flags: list } = await openInProcessClient(flags.bindings(around)).call(listFlags, {}, visitAs("flags"));
		expect(list.map(({ id }) => id)).toEqual(FLAGS);
		expect(list.find(({ id }) => id === "loyalty")).toEqual({
			id: "loyalty",
			isOn: false,
			isDefault: false,
			hasEffect: true,
			lastSwitch: { by: "Olga Novak", at: "2026-11-20T12:00:00.000Z", reason: "a drill" },
		});
		expect(audit.entries).toEqual([
			{
				action: "flag.switchedOff",
				actorId: 100n,
				target: "loyalty",
				details: { reason: "a drill" },
				ip: "192.0.2.1",
			},
		]);
	});

	it("which no module declares are listed as without effect", async () => {
		const flags = await aProcess();
		const { call } = openInProcessClient(flags.bindings(around));
		const { flags: list } = await call(listFlags, {}, visitAs("flags"));
		expect(list.filter(({ hasEffect }) => hasEffect).map(({ id }) => id)).toEqual(around.declared);
	});

	it("are read anew by each part that has a reader", async () => {
		const flags = await aProcess();
		const isLoyaltyOpen = flags.reader("loyalty");
		expect(isLoyaltyOpen()).toBe(true);
		await turn(flags, "loyalty", { isOn: false, reason: "a drill" });
		expect(isLoyaltyOpen()).toBe(false);
	});

	it("leave no second entry when switched to their current value, also by sixteen at once", async () => {
		const flags = await aProcess();
		await Promise.all(
			Array.from({ length: 16 }, () => turn(flags, "dynamicCards", { isOn: false, reason: "sixteen hands" })),
		);
		expect(flags.reader("dynamicCards")()).toBe(false);
		expect(audit.entries).toHaveLength(1);
		await turn(flags, "loyalty", { isOn: true, reason: "it is on already" });
		expect(audit.entries).toHaveLength(1);
	});

	it("are switched by operators with the role for it only, by name only, and with a reason only", async () => {
		const flags = await aProcess();
		const body = { isOn: false, reason: "a drill" };
		await expect(turn(flags, "loyalty", body, visitAs("support"))).rejects.toThrow("NOT_ALLOWED");
		await expect(turn(flags, "loyalty", body, visitAs())).rejects.toThrow("NOT_ALLOWED");
		await expect(turn(flags, "toString", body)).rejects.toThrow("FLAG_UNKNOWN");
		for (const reason of ["", "   ", "x"])
			await expect(turn(flags, "loyalty", { isOn: false, reason })).rejects.toThrow("VALIDATION_ERROR");
		expect(flags.stamp()).toBe("");
		expect(audit.entries).toEqual([]);
	});
});
