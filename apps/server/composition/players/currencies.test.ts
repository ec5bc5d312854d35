import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listMethodGroups } from "@baize/cashier/contract";
import { readRegistrationForm } from "@baize/identity/contract";
import { openLog, readConfig } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Composition, openComposition } from "../index.ts";

const ANYONE = { session: undefined, locale: "en" as const, ip: "127.0.0.1", userAgent: "", cookies: {} };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let composition: Composition;
beforeAll(async () => {
	database = await openTestDatabase();
	const config = readConfig({ PROFILE: "test", DATA_DIR: mkdtempSync(join(tmpdir(), "baize-currencies-")) });
	composition = await openComposition({ config, clock: settableClock(), database, log: openLog("silent") });
});
afterAll(async () => {
	await composition.stop();
	await database.close();
});

describe("[AUTH-13] registration", () => {
	it("offers a currency only where a method of the cashier takes it, so no crypto currency", async () => {
		const { countries } = await composition.calls.call(readRegistrationForm, {}, ANYONE);
		const offered = Object.fromEntries(countries.map(({ countryCode, currencies }) => [countryCode, currencies]));
		expect(offered.CA).toEqual(["CAD", "USD"]);
		for (const currency of new Set(Object.values(offered).flat())) {
			const query = { currency, paymentType: "D" };
			const groups = await composition.calls.call(listMethodGroups, { query }, ANYONE);
			expect([currency, groups.flatMap(({ methods }) => methods)]).toEqual([
				currency,
				["card", "crypto", "bankTransfer"],
			]);
		}
		for (const currencies of Object.values(offered)) expect(currencies).not.toEqual([]);
	});
});
