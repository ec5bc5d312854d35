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
		[{}, "mailto:security@localhost"],
		[{ PUBLIC_URL: "https://site.example:8443" }, "mailto:security@site.example"],
		[{ SECURITY_CONTACT: "faults@site.example" }, "mailto:faults@site.example"],
		[{ SECURITY_CONTACT: "https://site.example/report" }, "https://site.example/report"],
	])("knows where faults of security are told: %j", (variables, contact) => {
		expect(readConfig({ DATA_DIR, ...variables }).securityContact).toBe(contact);
	});

	it.each([
		["PORT", "80a"],
		["PORT", "70000"],
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
		["PUBLIC_URL", "https://baize.test/en"],
		["PUBLIC_URL", "baize.test"],
		["DOCUMENT_PROVIDER", "somebody"],
		["DOCUMENT_PROVIDER", "http://company.example"],
		["DOCUMENT_PROVIDER", "https://company.example"],
		["SECURITY_CONTACT", "our office"],
		["SECURITY_CONTACT", "http://site.example/report"],
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

	it("takes the address of the site without the slash at its end, so that links have one", () => {
		expect(readConfig({ DATA_DIR, PUBLIC_URL: "https://baize.test/" }).publicUrl).toBe("https://baize.test");
	});

	it.each([
		["repeated characters", "abababababababababababababababab"],
		["a sentence", "seven green lamps under the old wooden bridge"],
		["a word that is guessed first", "production-secret-0123456789-abcdef"],
	])("refuses a SECRET of %s in production only, with a sentence that does not repeat it", (_case, SECRET) => {
		const production = {
			PROFILE: "production",
			SMTP_URL: "smtp://mail.test",
			PUBLIC_URL: "https://baize.test",
			GEO_DATABASE: import.meta.filename,
		};
		const faults = faultsOf({ ...production, SECRET });
		expect(faults).toHaveLength(1);
		expect(faults[0]).toMatch(/^SECRET .*random text/);
		expect(faults[0]).not.toContain(SECRET);
		expect(faultsOf({ SECRET })).toEqual([]);
	});

	it("tells every fault at once", () => {
		expect(faultsOf({ PORT: "x", PROFILE: "y", GEO_DEFAULT: "z" })).toHaveLength(3);
	});

	it("never repeats an address that may hold a password", () => {
		expect(faultsOf({ DATABASE_URL: "mysql://me:hunter2@here" })[0]).not.toContain("hunter2");
	});

	it("refuses production without a secret, a mail server, a database of places and https", () => {
		expect(faultsOf({ PROFILE: "production" })).toHaveLength(4);
	});

	describe("[GEO-01] production without GEO_DATABASE refuses to start", () => {
		const production = {
			PROFILE: "production",
			SECRET: "9QmX2vT7cLr4WzK8nJ5hYd1sBg6fEa3u",
			SMTP_URL: "smtps://mail.example",
			PUBLIC_URL: "https://play.example",
		};

		it("with a sentence that says what to give", () => {
			expect(faultsOf(production)).toEqual([
				expect.stringMatching(/^GEO_DATABASE is missing\. In production, give an unpacked \.mmdb file of cities/),
			]);
		});

		it("and places nobody at a default where it has one", () => {
			const GEO_DATABASE = import.meta.filename;
			expect(readConfig({ DATA_DIR, ...production, GEO_DATABASE }).geoDefault).toBeUndefined();
			expect(faultsOf({ ...production, GEO_DATABASE, GEO_DEFAULT: "CA:ON" })).toEqual([
				expect.stringMatching(/^GEO_DEFAULT/),
			]);
		});
	});
});
