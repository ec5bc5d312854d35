import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bindRoutes, openHttp, openLog, visitReader } from "@baize/platform-server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { jurisdictionOf, STRICTEST, UNKNOWN_PLACE } from "../contract/index.ts";
import { JURISDICTIONS } from "../contract/jurisdictions.data.ts";
import { mmdbOf } from "../testing/mmdb.ts";
import { type Geo, openGeo } from "./index.ts";

const ONTARIO = { country: "CA", subdivision: "ON" };
const folder = mkdtempSync(join(tmpdir(), "geo-"));
let geo: Geo;

beforeAll(async () => {
	const databasePath = join(folder, "places.mmdb");
	writeFileSync(
		databasePath,
		mmdbOf({
			"81.2.69.0/24": { country: { iso_code: "GB" }, subdivisions: [{ iso_code: "ENG" }] },
			"90.0.0.0/8": { country: { iso_code: "FR" }, subdivisions: [{ iso_code: "IDF" }, { iso_code: "75" }] },
			"5.5.5.5/32": { country: { iso_code: "MC" } },
		}),
	);
	geo = await openGeo({ databasePath, home: ONTARIO });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("[GEO-01] where an address is", () => {
	it.each([
		["81.2.69.142", { country: "GB", subdivision: "ENG" }],
		["::ffff:81.2.69.142", { country: "GB", subdivision: "ENG" }],
		["90.1.2.3", { country: "FR", subdivision: "IDF", district: "75" }],
		["5.5.5.5", { country: "MC" }],
		["8.8.8.8", { country: "ZZ" }],
		["2001:db8::1", { country: "ZZ" }],
		["nonsense", { country: "ZZ" }],
		["127.0.0.1", ONTARIO],
		["10.1.2.3", ONTARIO],
		["172.31.0.1", ONTARIO],
		["192.168.1.1", ONTARIO],
		["100.64.0.1", ONTARIO],
		["::1", ONTARIO],
		["::ffff:127.0.0.1", ONTARIO],
		["fd12::1", ONTARIO],
	])("%s", (ip, place) => {
		expect(geo.locate(ip)).toEqual(place);
	});

	it.each([
		["text", Buffer.from("no database")],
		["nothing", Buffer.alloc(0)],
		["gzip", Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])],
		["half a database", mmdbOf({ "81.2.69.0/24": { country: { iso_code: "GB" } } }).subarray(0, 100)],
	])("is not guessed from a file of %s: the start ends with a sentence", async (_kind, bytes) => {
		const databasePath = join(folder, "wrong.mmdb");
		writeFileSync(databasePath, bytes);
		const opening = openGeo({ databasePath, home: ONTARIO });
		await expect(opening).rejects.toThrow(/^GEO_DATABASE names .*wrong\.mmdb, but that is no MaxMind database/);
	});

	it("follows a file that is replaced; where the new one is broken or gone, the old one goes on", async () => {
		vi.useFakeTimers({ toFake: ["setInterval"] });
		const databasePath = join(folder, "changing.mmdb");
		const write = (country: string) =>
			writeFileSync(databasePath, mmdbOf({ "81.2.69.0/24": { country: { iso_code: country } } }));
		write("GB");
		const errors: unknown[] = [];
		const live = await openGeo({
			databasePath,
			home: ONTARIO,
			log: { error: (error: unknown) => void errors.push(error) } as never,
		});
		const settle = async (isSo: () => boolean) => {
			vi.advanceTimersByTime(5_000);
			for (let waited = 0; waited < 100 && !isSo(); waited++) await new Promise((resolve) => setTimeout(resolve, 20));
		};
		writeFileSync(databasePath, "rubbish");
		await settle(() => errors.length === 1);
		expect(live.locate("81.2.69.1")).toEqual({ country: "GB" });
		rmSync(databasePath);
		await settle(() => errors.length === 2);
		expect(live.locate("81.2.69.1")).toEqual({ country: "GB" });
		write("IE");
		await settle(() => live.locate("81.2.69.1").country === "IE");
		expect(live.locate("81.2.69.1")).toEqual({ country: "IE" });
		expect(errors).toHaveLength(2);
		vi.useRealTimers();
	});

	it("is home for every address if there is no database", async () => {
		const homely = await openGeo({ home: ONTARIO });
		expect(homely.locate("81.2.69.142")).toEqual(ONTARIO);
	});

	it.each(["8.8.8.8", "10.1.2.3", "::1", "nonsense"])(
		"is unknown in production, where the database does not know it: %s",
		async (ip) => {
			const inProduction = await openGeo({ databasePath: join(folder, "places.mmdb"), home: UNKNOWN_PLACE });
			expect(inProduction.locate(ip)).toEqual(UNKNOWN_PLACE);
			expect(jurisdictionOf(inProduction.locate(ip))).toEqual(STRICTEST);
		},
	);

	it("is answered with 202 and the cookie st, which scripts may read", async () => {
		const app = openHttp({ publicUrl: "http://localhost", trustedProxies: [] }, openLog("silent"));
		bindRoutes(
			app,
			geo.bindings,
			visitReader(() => undefined),
		);
		const answer = await app.inject({ url: "/services/geolocation/subdivision", remoteAddress: "81.2.69.142" });
		expect(answer.statusCode).toBe(202);
		expect(answer.headers["set-cookie"]).toBe("st=GB:ENG; Max-Age=86400; Path=/; Secure; SameSite=Lax");
		await app.close();
	});
});

describe("countries and their subdivisions", () => {
	it("have names", () => {
		expect(geo.subdivisionsOf("CA")).toContainEqual({ code: "ON", name: "Ontario" });
		expect(geo.subdivisionsOf("GB").map((of) => of.code)).toEqual(expect.arrayContaining(["ENG", "SCT", "WLS", "NIR"]));
		expect(geo.countryName("ES", "en")).toBe("Spain");
		expect(geo.countryName("ES", "ar")).toBe("إسبانيا");
	});

	it("exist for every country and subdivision that has rules", () => {
		for (const [country, rules] of Object.entries(JURISDICTIONS)) {
			const codes = geo.subdivisionsOf(country).map((of) => of.code);
			expect(codes.length).toBeGreaterThan(0);
			expect(codes).toEqual(expect.arrayContaining(Object.keys(rules.subdivisions ?? {})));
		}
	});
});
