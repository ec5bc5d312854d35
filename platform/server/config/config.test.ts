import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type ConfigErrors, readConfig } from "./index.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "config-"));

function errorsOf(variables: Record<string, string>): string[] {
	try {
		readConfig({ DATA_DIR, ...variables });
		return [];
	} catch (error) {
		return (error as ConfigErrors).errors;
	}
}

const production = {
	PROFILE: "production",
	SECRET: "kT7vQ2mXz9LrB4nWc8Jd6HsYp3GfE5Ua",
	SMTP_URL: "smtps://mail.example",
	PUBLIC_URL: "https://play.example",
	OFFICE_URL: "https://office.example",
};

describe("the configuration", () => {
	it.each([
		["nothing", {}, 1],
		["more", { RATE_LIMIT_FACTOR: "2.5" }, 2.5],
		["a part", { RATE_LIMIT_FACTOR: "0.5" }, 0.5],
	])("multiplies rate limits by %s", (_what, variables, factor) => {
		expect(readConfig({ DATA_DIR, ...variables }).rateLimitFactor).toBe(factor);
	});

	it.each(["0", "-1", "many", "1e9", ""].map((text) => [text, text === "" ? 0 : 1]))(
		"reports what is wrong with a factor of %j",
		(text, count) => {
			const errors = errorsOf({ RATE_LIMIT_FACTOR: String(text) });
			expect(errors.filter((error) => error.startsWith("RATE_LIMIT_FACTOR"))).toHaveLength(Number(count));
		},
	);

	it.each([
		["40", 40, 0],
		["0", 0, 0],
		["-1", -1, 0],
		["forty", undefined, 1],
		["1.5", undefined, 1],
	])("reads %j days of a referral", (text, days, count) => {
		const errors = errorsOf({ REFERRAL_DAYS: text }).filter((error) => error.startsWith("REFERRAL_DAYS"));
		expect(errors).toHaveLength(count);
		if (count === 0) expect(readConfig({ DATA_DIR, REFERRAL_DAYS: text }).referralDays).toBe(days);
	});

	it("refuses a factor in production that is no limit", () => {
		const errorText = (factor: string) => errorsOf({ ...production, RATE_LIMIT_FACTOR: factor }).join();
		expect(errorText("1000000")).toContain("RATE_LIMIT_FACTOR is 1000000, which is no limit");
		expect(errorText("100")).not.toContain("RATE_LIMIT_FACTOR");
	});

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
		[{ SECURITY_CONTACT: "reports@site.example" }, "mailto:reports@site.example"],
		[{ SECURITY_CONTACT: "https://site.example/report" }, "https://site.example/report"],
	])("reads where security problems are reported: %j", (variables, contact) => {
		expect(readConfig({ DATA_DIR, ...variables }).securityContact).toBe(contact);
	});

	it.each([
		[{}, "support@localhost"],
		[{ PUBLIC_URL: "https://site.example:8443" }, "support@site.example"],
		[{ SUPPORT_MAIL: "help@site.example" }, "help@site.example"],
	])("reads who gets a mail about messages to the staff: %j", (variables, mail) => {
		expect(readConfig({ DATA_DIR, ...variables }).supportMail).toBe(mail);
	});

	it.each([
		["in a folder, where no bucket is named", {}, { kind: "folder" }],
		[
			"in a bucket with its keys",
			{ PICTURES_S3_URL: "https://s3.example/pictures/", PICTURES_S3_KEY: "k", PICTURES_S3_SECRET: "s" },
			{ kind: "s3", url: "https://s3.example/pictures", region: "us-east-1", accessKeyId: "k", secretAccessKey: "s" },
		],
	])("[CONT-05] stores pictures %s", (_where, variables, storage) => {
		expect(readConfig({ DATA_DIR, ...variables }).pictureStorage).toEqual(storage);
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
		["FAST_PATH", "maybe"],
		["SMS_GATEWAY_URL", "sms.example"],
		["SECURITY_EVENTS_URL", "logs.example:514"],
		["SECURITY_EVENTS_URL", "https://logs.example"],
		["FORUM_URL", "https://forum.example"],
		["FORUM_SECRET", "long enough it is"],
		["CHAT_HOURS", "always"],
		["CHAT_HOURS", "Mon-Fri 08:00-25:00 America/Toronto"],
		["CHAT_HOURS", "Mon-Fri 22:00-08:00 America/Toronto"],
		["CHAT_HOURS", "Mon-Fri 08:00-22:00 America/Nowhere"],
		["CHATWOOT_URL", "https://chat.company.example"],
		["CHATWOOT_HMAC_TOKEN", "alone"],
		["DATA_DIR", "/proc/data"],
		["DATA_DIR", import.meta.filename],
		["TRUSTED_PROXIES", "not-an-address"],
		["TRUSTED_PROXIES", "127.0.0.1, 10.0.0.0/33"],
		["TRUSTED_PROXIES", "10.0.0.0/8/8"],
		["SECRET", "short"],
		["SECRETS", "a text without a number, and long enough"],
		["SECRETS", `0:${"k".repeat(32)}`],
		["SECRETS", `1:${"k".repeat(32)},`],
		["SECRETS", `one:${"k".repeat(32)}`],
		["SECRETS", `2:${"k".repeat(32)},1:short`],
		["SECRETS", `1:${"k".repeat(32)},1:${"l".repeat(32)}`],
		["SECRETS", `1:${"k".repeat(32)},2:${"k".repeat(32)}`],
		["CAPTCHA_SECRET", "alone"],
		["PICTURES_S3_SECRET", "alone"],
		["PICTURES_S3_URL", "https://s3.example/pictures"],
		["LOG_LEVEL", "loud"],
		["PUBLIC_URL", "https://baize.test/en"],
		["PUBLIC_URL", "baize.test"],
		["DOCUMENT_PROVIDER", "unknown"],
		["DOCUMENT_PROVIDER", "http://company.example"],
		["DOCUMENT_PROVIDER", "https://company.example"],
		["SECURITY_CONTACT", "our office"],
		["SECURITY_CONTACT", "http://site.example/report"],
		["DOCUMENT_PROVIDER_PAGES", "https://web.company.example/frame"],
	])("names %s when it is %j", (name, value) => {
		const errors = errorsOf({ [name]: value });
		expect(errors).toHaveLength(1);
		expect(errors[0]).toContain(name);
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

	it("[CHAT-01] reads the hours of the chat by days of the week, and Chatwoot by its origin", () => {
		const CHAT_HOURS = "Fri-Mon 08:00-12:30, Sat 14:00-24:00 America/Toronto";
		const morning = { fromMinute: 480, toMinute: 750 };
		expect(readConfig({ DATA_DIR, CHAT_HOURS }).chatHours).toEqual({
			zone: "America/Toronto",
			days: [[morning], [morning], [], [], [], [morning], [morning, { fromMinute: 840, toMinute: 1_440 }]],
		});
		const chatwoot = { CHATWOOT_WEBSITE_TOKEN: "site", CHATWOOT_HMAC_TOKEN: "secret" };
		expect(readConfig({ DATA_DIR, ...chatwoot, CHATWOOT_URL: "https://chat.example" }).chatwoot).toEqual({
			url: "https://chat.example",
			websiteToken: "site",
			hmacToken: "secret",
		});
		expect(errorsOf({ ...chatwoot, CHATWOOT_URL: "https://chat.example/app" })).toEqual([
			"CHATWOOT_URL must be an origin without a path, like https://chat.company.com.",
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
		expect(errorsOf({ ...service, CAPTCHA_SCRIPT_URL: "http://captcha.example/api.js" })).toHaveLength(1);
	});

	it("takes the address of the site without the slash at its end, so that links have one", () => {
		expect(readConfig({ DATA_DIR, PUBLIC_URL: "https://baize.test/" }).publicUrl).toBe("https://baize.test");
	});

	it.each([
		["repeated characters", "abababababababababababababababab"],
		["a sentence", "seven green lamps under the old wooden bridge"],
		["a word that is guessed first", "production-secret-0123456789-abcdef"],
	])("refuses a SECRET of %s in production only, with a sentence that does not repeat it", (_case, SECRET) => {
		const errors = errorsOf({ ...production, GEO_DATABASE: import.meta.filename, SECRET });
		expect(errors).toHaveLength(1);
		expect(errors[0]).toMatch(/^SECRET .*random text/);
		expect(errors[0]).not.toContain(SECRET);
		expect(errorsOf({ SECRET })).toEqual([]);
	});

	describe("the keys of the site", () => {
		const [ONE, TWO] = ["kT7vQ2mXz9LrB4nWc8Jd6HsYp3GfE5Ua", "Zq4Rw8Nc1XtV6bLk9Fm3Hs7Jd2Pg5Ye0"];

		it.each([
			[{}, undefined],
			[{ SECRET: ONE }, [{ number: 1, text: ONE }]],
			[
				{ SECRETS: `2:${TWO}, 1:${ONE}` },
				[
					{ number: 2, text: TWO },
					{ number: 1, text: ONE },
				],
			],
			[{ SECRETS: `12:a:${TWO}` }, [{ number: 12, text: `a:${TWO}` }]],
		])("are read from %j", (variables, secrets) => {
			expect(readConfig({ DATA_DIR, ...variables } as Record<string, string>).secrets).toEqual(secrets);
		});

		it("are refused where SECRET and SECRETS are both given", () => {
			expect(errorsOf({ SECRET: ONE, SECRETS: `1:${ONE},2:${TWO}` })).toEqual([
				"SECRET and SECRETS are both given. Give SECRETS alone, with the text of SECRET as key 1.",
			]);
		});

		it("start production as SECRETS, each of them random", () => {
			const given = { ...production, SECRET: "", GEO_DATABASE: import.meta.filename };
			expect(errorsOf({ ...given, SECRETS: `1:${ONE},2:${TWO}` })).toEqual([]);
			expect(errorsOf({ ...given, SECRETS: `1:${"ab".repeat(20)},2:${TWO}` })).toEqual([
				expect.stringMatching(/^SECRETS: key 1 has too few .*random text/),
			]);
			expect(errorsOf({ ...given, SECRETS: `1:${ONE},2:short` })).toEqual([
				"Key 2 of SECRETS must hold at least 32 characters of random text.",
			]);
			expect(errorsOf(given)).toEqual([expect.stringMatching(/^SECRET or SECRETS is missing/)]);
		});

		it("are never repeated in an error", () => {
			const malformed = [`1:${ONE},${TWO}`, `1:${ONE},1:${TWO}`, `1:${ONE},2:${ONE}`, `1:${ONE};2${TWO},3`];
			for (const SECRETS of malformed) expect(errorsOf({ SECRETS }).join()).not.toMatch(/kT7v|Zq4R/);
		});
	});

	it("reports every error at once", () => {
		expect(errorsOf({ PORT: "x", PROFILE: "y", GEO_DEFAULT: "z" })).toHaveLength(3);
	});

	it("never repeats an address that may contain a password", () => {
		expect(errorsOf({ DATABASE_URL: "mysql://me:hunter2@here" })[0]).not.toContain("hunter2");
	});

	it("refuses production without a secret, a mail server, a database of places, https and an address of the back office", () => {
		expect(errorsOf({ PROFILE: "production" })).toHaveLength(5);
	});

	describe("[GEO-01] production without GEO_DATABASE refuses to start", () => {
		it("with a sentence that says what to give", () => {
			expect(errorsOf(production)).toEqual([
				expect.stringMatching(/^GEO_DATABASE is missing\. In production, give an unpacked \.mmdb file of cities/),
			]);
		});

		it("and sets no default place if it has none", () => {
			const GEO_DATABASE = import.meta.filename;
			expect(readConfig({ DATA_DIR, ...production, GEO_DATABASE }).geoDefault).toBeUndefined();
			expect(errorsOf({ ...production, GEO_DATABASE, GEO_DEFAULT: "CA:ON" })).toEqual([
				expect.stringMatching(/^GEO_DEFAULT/),
			]);
		});
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

	it.each([
		["is missing", { OFFICE_URL: "" }, ["OFFICE_URL is missing"]],
		["is not https", { OFFICE_URL: "http://office.example" }, ["OFFICE_URL must be the https address"]],
		["is the players' origin", { OFFICE_URL: "https://play.example" }, ["OFFICE_URL is on the players' origin"]],
		["is another host", { OFFICE_URL: "https://office.example" }, []],
		["is another port", { OFFICE_URL: "https://play.example:8443" }, []],
	])("in production OFFICE_URL that %s", (_case, office, expected) => {
		const errors = errorsOf({ ...production, GEO_DATABASE: import.meta.filename, ...office });
		expect(errors).toHaveLength(expected.length);
		for (const [index, text] of expected.entries()) expect(errors[index]).toContain(text);
	});

	it("has no port after the last one", () => {
		expect(errorsOf({ PORT: "65535" })).toEqual([expect.stringContaining("OFFICE_PORT")]);
	});
});
