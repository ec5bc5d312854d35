import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CALL_LIMITS, type CallLimit, type CallSpec, dearBecause, limitNameOf } from "@baize/kernel/call";
import { openLog, readConfig } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { afterAll, describe, expect, it } from "vitest";
import { openComposition } from "../index.ts";

const database = await openTestDatabase();
const composition = await openComposition({
	config: readConfig({ PROFILE: "test", DATA_DIR: mkdtempSync(join(tmpdir(), "baize-limits-")) }),
	clock: settableClock(),
	database,
	log: openLog("silent"),
});
afterAll(async () => {
	await composition.stop();
	await database.close();
});

const calls = composition.bindings.map(({ call }) => call);

/** "login: 100 a session, 6000 an address in 900 s, shared" */
function lineOf(call: CallSpec): string {
	const name = limitNameOf(call);
	const { windowMs, perSession, perAddress, isShared }: CallLimit = CALL_LIMITS[name];
	const parts = [
		...(perSession === undefined ? [] : [`${perSession} a session`]),
		`${perAddress} an address in ${windowMs / 1_000} s`,
		...(isShared ? ["shared"] : []),
		...(call.cost === undefined ? [] : [`cost ${call.cost}`]),
	];
	return `${call.name} (${name}): ${parts.join(", ")}`;
}

/** A dear call without its own limit is refused here. */
const issueOf = (call: CallSpec): string | undefined => {
	const why = dearBecause(call);
	return why !== undefined && call.limit === undefined ? `${call.name} names no limit, although ${why}` : undefined;
};

describe("every call has a rate limit, and a dear one names its own", () => {
	it.each(calls.map((call) => [lineOf(call), call] as const))("%s", (_line, call) => {
		expect(issueOf(call)).toBeUndefined();
		const { perSession, perAddress }: CallLimit = CALL_LIMITS[limitNameOf(call)];
		const cost = call.cost ?? 1;
		expect(cost).toBeGreaterThan(0);
		// Even the dearest call is allowed a few times at once.
		expect(Math.min(perSession ?? perAddress, perAddress) / cost).toBeGreaterThanOrEqual(20);
	});

	it("refuses a dear call without a limit", () => {
		const upload = calls.find(({ takesFile }) => takesFile)!;
		const { limit: _, ...withoutLimit } = upload;
		expect(issueOf(withoutLimit as CallSpec)).toBe(`${upload.name} names no limit, although it takes a file`);
		expect(calls.filter((call) => dearBecause(call) !== undefined).length).toBeGreaterThan(40);
	});

	it("counts nothing in the database for what is polled, played or streamed", () => {
		const isShared = (call: CallSpec): boolean => (CALL_LIMITS[limitNameOf(call)] as CallLimit).isShared ?? false;
		const isStream = ({ replyType }: CallSpec): boolean => replyType === "text/event-stream";
		const onFastPath = calls.filter((call) => call.pollMs !== undefined || call.isOnFastPath || isStream(call));
		expect(onFastPath.filter(isShared).map(({ name }) => name)).toEqual([]);
	});

	it("uses every limit that is declared", () => {
		const used = new Set<string>([...calls.map(limitNameOf), "page", "file", "health"]);
		expect(Object.keys(CALL_LIMITS).filter((name) => !used.has(name))).toEqual([]);
	});
});
