import { describe, expect, it } from "vitest";
import {
	addressOf,
	givenPath,
	officePages,
	type Page,
	type PagePath,
	pageIn,
	pagePath,
	pages,
	pathIn,
	serverPages,
} from "./index.ts";

type ValuesOf<Of> = Of extends Page<infer Values> ? Values : never;
type Table = typeof pages & typeof serverPages;
type Examples = {
	[Name in keyof Table as Table[Name] extends PagePath ? never : Name]?: ValuesOf<Table[Name]>;
} & { [Name in keyof Table as Table[Name] extends PagePath ? Name : never]?: ValuesOf<Table[Name]> };

/** Values for every page that needs some, and for those that take some. */
const EXAMPLES: Examples = {
	category: { category: "slots" },
	subcategory: { category: "slots", subcategory: "adventure" },
	game: { category: "slots", subcategory: "adventure", page: "tidal-book" },
	gameRules: { gameId: "tidal-book" },
	jackpot: { pot: "ember-crown" },
	verifyRound: { round: "17" },
	sports: { competition: "La Liga/2026", when: "live" },
	sportsEvent: { eventId: "17" },
	myBets: { state: "settled" },
	rounds: { from: "2026-11-01", to: "2026-11-30", zone: "America/Toronto", game: "tidal-book", outcome: "won" },
	statement: { group: "casino", kind: "casinoRound", from: "2026-11-01", to: "2026-11-30", zone: "America/Toronto" },
	receipt: { receipt: "-0000000000017" },
	login: { destination: "/en/sports?when=live" },
	welcome: { token: "P0ABCDEFG" },
	confirmEmail: { token: "a-b_c" },
	setPassword: { token: "a-b_c" },
	confirmNewEmail: { token: "a-b_c" },
	notMe: { token: "a-b_c" },
	addPin: { token: "a-b_c", profileInfo: '{"a":1}', destination: "/en" },
	resetPin: { token: "a-b_c" },
	resetPassword: { token: "a-b_c" },
	resetPhone: { token: "a-b_c" },
	terms: { destination: "/en/casino/slots/adventure/tidal-book#realplay" },
	unsubscribe: { token: "a-b_c" },
	pinReset: { token: "a-b_c" },
	deposit: { deposit: "17" },
	withdrawal: { withdrawal: "0000000000017" },
	payments: { kind: "withdrawal" },
	verificationSteps: { funnel: "verification" },
	validateDocument: { funnel: "verification" },
	blockedDocument: { funnel: "verification" },
	validatePhone: { funnel: "verification", destination: "/en/account" },
	documentResult: { transactionStatus: "SUCCESS" },
	contentPage: { slug: "terms" },
	article: { slug: "how-prices-are-made" },
	offer: { offer: "welcome" },
	tournament: { tournament: "0000000000017" },
	promotion: { slug: "summer" },
	helpPage: { "*": "payments/deposits" },
	preview: { token: "a-b_c.d" },
	helpSearch: { searchTerm: "a bonus" },
	marketingPage: { slug: "summer" },
	error: { name: "not-found" },
	earlierRulesPage: { "*": "2024/bets" },
	legacy: { locale: "en" },
	legacyPage: { locale: "en", "*": "2024/bets" },
	sitemap: { locale: "en" },
	webManifest: { locale: "en" },
	eventStream: { topics: "balance,prices:7" },
	mailbox: { to: "alice+1@baize.test" },
	sandboxPayment: { token: "a-b_c" },
	sandboxIdentity: { reference: "0f9a" },
};

const OFFICE_EXAMPLES = { login: { invitation: "a-b_c" } };

const exampleOf = (name: string, examples: object = EXAMPLES): object =>
	(examples as Record<string, object>)[name] ?? {};

/** A line per page, by name: its pattern and an example. */
function tableOf(
	title: string,
	table: Record<string, string>,
	example: (page: string, name: string) => string,
): string {
	const lines = Object.entries(table).map(([name, page]) => `${name}  ${page}  ${example(page, name)}`);
	return [`# ${title}`, "", ...lines.sort(), ""].join("\n");
}

describe("the addresses of the product", () => {
	it("are these: a change of any of them is one that people see", async () => {
		const tables = [
			tableOf("Pages of the players' site, below the language", pages, (page, name) =>
				pathIn("en", page as Page<object>, exampleOf(name)),
			),
			tableOf("Answered by the server, without a language", serverPages, (page, name) =>
				addressOf(page as Page<object>, exampleOf(name)),
			),
			tableOf("Pages of the back office, after the # of its address", officePages, (page, name) =>
				addressOf(page as Page<object>, exampleOf(name, OFFICE_EXAMPLES)),
			),
		];
		await expect(tables.join("\n")).toMatchFileSnapshot("addresses.txt");
	});

	it("are each the pattern of one page only", () => {
		const all = [...Object.values(pages), ...Object.values(serverPages)];
		expect(all.filter((page, index) => all.indexOf(page) !== index)).toEqual([]);
	});

	it.each(Object.entries({ ...pages, ...serverPages }))(
		"%s has every value that its pattern %s names",
		(name, page) => {
			const named = [...page.matchAll(/:(\w+)|\*/g)].map(([sign, each = sign]) => each);
			expect(Object.keys(exampleOf(name))).toEqual(expect.arrayContaining(named));
		},
	);
});

describe("an address", () => {
	it("has its values in the path or else in the query, each encoded once", () => {
		expect(addressOf(pages.sportsEvent, { eventId: "a/b c" })).toBe("/sports/events/a%2Fb%20c");
		expect(addressOf(pages.login, { destination: "/en/sports?a=1&b=%20" })).toBe(
			"/login?destination=%2Fen%2Fsports%3Fa%3D1%26b%3D%2520",
		);
	});

	it("leaves out values that are undefined", () => {
		expect(addressOf(pages.sports, { competition: undefined, when: "live" })).toBe("/sports?when=live");
		expect(addressOf(pages.sports, { competition: undefined })).toBe("/sports");
	});

	it("keeps the parts of a path of several words", () => {
		expect(addressOf(pages.helpPage, { "*": "payments/a b" })).toBe("/help/payments/a%20b");
	});
});

describe("[I18N-01] a path in a language", () => {
	it.each([
		[pages.lobby, "/es"],
		[pages.sports, "/es/sports"],
		[pagePath(pages.setPassword, { token: "t" }), "/es/recover/set?token=t"],
		[givenPath("/casino/slots#rules"), "/es/casino/slots#rules"],
		[givenPath("/search?q=:term*"), "/es/search?q=:term*"],
	])("%s is %s", (page, path) => {
		expect(pathIn("es", page)).toBe(path);
	});

	it.each([
		["/en", "/ar"],
		["/en/sports?when=live#top", "/ar/sports?when=live#top"],
		["/en?a=/en/sports", "/ar?a=/en/sports"],
	])("%s becomes %s", (path, other) => {
		expect(pageIn("ar", path)).toBe(other);
	});
});
