import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type ConfigFaults, readConfig } from "./index.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "config-"));

function faultsOf(variables: Record<string, string>): string[] {
	try {
		readConfig({ DATA_DIR, ...variables });
		return [];
	} catch (error) {
		return (error as ConfigFaults).faults;
	}
}

describe("the configuration", () => {
	it("works on a laptop with nothing set", () => {
		const config = readConfig({ DATA_DIR });
		expect(config).toMatchObject({
			port: 3000,
			host: "127.0.0.1",
			profile: "development",
			sportsFeed: { kind: "simulated" },
		});
		expect(config.geoDefault).toEqual({ country: "CA", subdivision: "ON" });
	});

	it.each([
		["PORT", "80a"],
		["PORT", "70000"],
		["OFFICE_PORT", "office"],
		["OFFICE_PORT", "3000"],
		["OFFICE_URL", "office.example"],
		["PROFILE", "staging"],
		["DATABASE_URL", "mysql://here"],
		["BUS_URL", "http://here"],
		["SPORTS_FEED", "openfootball:/nowhere/at/all"],
		["SPORTS_FEED", "live"],
		["GEO_DEFAULT", "Canada"],
		["GEO_DATABASE", "/nowhere.mmdb"],
		["GEO_HIDDEN", "sometimes"],
		["SMS_GATEWAY_URL", "sms.example"],
		["SECURITY_EVENTS_URL", "logs.example:514"],
		["SECURITY_EVENTS_URL", "https://logs.example"],
		["FORUM_URL", "https://forum.example"],
		["FORUM_SECRET", "long enough it is"],
		["DATA_DIR", "/proc/data"],
		["DATA_DIR", import.meta.filename],
		["TRUSTED_PROXIES", "not-an-address"],
		["TRUSTED_PROXIES", "127.0.0.1, 10.0.0.0/33"],
		["TRUSTED_PROXIES", "10.0.0.0/8/8"],
		["SECRET", "short"],
		["CAPTCHA_SECRET", "alone"],
		["LOG_LEVEL", "loud"],
		["DOCUMENT_PROVIDER", "somebody"],
		["DOCUMENT_PROVIDER", "http://company.example"],
		["DOCUMENT_PROVIDER", "https://company.example"],
		["DOCUMENT_PROVIDER_PAGES", "https://web.company.example/frame"],
	])("names %s when it is %j", (name, value) => {
		const faults = faultsOf({ [name]: value });
		expect(faults).toHaveLength(1);
		expect(faults[0]).toContain(name);
	});

	it("takes proxies by address, by network and by name", () => {
		const TRUSTED_PROXIES = "127.0.0.1, 10.0.0.0/8,2001:db8::/32 , loopback";
		expect(readConfig({ DATA_DIR, TRUSTED_PROXIES }).trustedProxies).toEqual([
			"127.0.0.1",
			"10.0.0.0/8",
			"2001:db8::/32",
			"loopback",
		]);
	});

	it("[AUTH-08] takes a captcha service whole, by https", () => {
		const service = {
			CAPTCHA_VERIFY_URL: "https://captcha.example/siteverify",
			CAPTCHA_SECRET: "s",
			CAPTCHA_SITE_KEY: "k",
			CAPTCHA_SCRIPT_URL: "https://captcha.example/api.js",
		};
		expect(readConfig({ DATA_DIR, ...service }).captcha).toEqual({
			verifyUrl: "https://captcha.example/siteverify",
			secret: "s",
			siteKey: "k",
			scriptUrl: "https://captcha.example/api.js",
		});
		expect(faultsOf({ ...service, CAPTCHA_SCRIPT_URL: "http://captcha.example/api.js" })).toHaveLength(1);
	});

	it("tells every fault at once", () => {
		expect(faultsOf({ PORT: "x", PROFILE: "y", GEO_DEFAULT: "z" })).toHaveLength(3);
	});

	it("never repeats an address that may hold a password", () => {
		expect(faultsOf({ DATABASE_URL: "mysql://me:hunter2@here" })[0]).not.toContain("hunter2");
	});

	it("refuses production without a secret, a mail server, https and an address of the back office", () => {
		expect(faultsOf({ PROFILE: "production" })).toHaveLength(4);
	});

	it.each([
		[{}, { host: "127.0.0.1", port: 3001, url: "http://localhost:3001" }],
		[
			{ PORT: "4000", HOST: "0.0.0.0" },
			{ host: "0.0.0.0", port: 4001, url: "http://localhost:4001" },
		],
		[{ PORT: "0" }, { host: "127.0.0.1", port: 0, url: "http://localhost:0" }],
		[
			{ OFFICE_PORT: "8443", OFFICE_HOST: "10.0.0.1", OFFICE_URL: "https://office.example" },
			{ host: "10.0.0.1", port: 8443, url: "https://office.example" },
		],
	])("with %j the back office is at %j", (variables, office) => {
		expect(readConfig({ DATA_DIR, ...variables } as Record<string, string>).office).toEqual(office);
	});

	const production = {
		PROFILE: "production",
		SECRET: "a secret of tests, thirty-two letters long",
		SMTP_URL: "smtp://mail.example",
		PUBLIC_URL: "https://play.example",
	};

	it.each([
		["is missing", {}, ["OFFICE_URL is missing"]],
		["is not https", { OFFICE_URL: "http://office.example" }, ["OFFICE_URL must be the https address"]],
		["is the players' origin", { OFFICE_URL: "https://play.example/office" }, ["OFFICE_URL is on the players' origin"]],
		["is another host", { OFFICE_URL: "https://office.example" }, []],
		["is another port", { OFFICE_URL: "https://play.example:8443" }, []],
	])("in production OFFICE_URL that %s", (_case, office, expected) => {
		const faults = faultsOf({ ...production, ...office });
		expect(faults).toHaveLength(expected.length);
		for (const [index, text] of expected.entries()) expect(faults[index]).toContain(text);
	});

	it("has no port after the last one", () => {
		expect(faultsOf({ PORT: "65535" })).toEqual([expect.stringContaining("OFFICE_PORT")]);
	});
});
