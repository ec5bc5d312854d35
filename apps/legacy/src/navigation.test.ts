import { type FromLegacy, type LegacyPath, legacyPath } from "@baize/legacy/contract";
import { describe, expect, it } from "vitest";
import { openNavigation } from "./navigation.ts";

const YEARS = legacyPath("en");
const BETS = legacyPath("en", "2024", "bets");
const GAMES = legacyPath("en", "2024", "games");
const NOWHERE = legacyPath("en", "1999");

/** The application's router over pages that arrive when the test says so. */
function opened() {
	const drawn: LegacyPath[] = [];
	const posted: FromLegacy[] = [];
	const waiting = new Map<LegacyPath, PromiseWithResolvers<LegacyPath | undefined>>();
	const navigation = openNavigation<LegacyPath>({
		read(path) {
			const pending = Promise.withResolvers<LegacyPath | undefined>();
			waiting.set(path, pending);
			return pending.promise;
		},
		draw: (page) => void drawn.push(page),
		post: (message) => void posted.push(message),
	});
	/** Does something, and lets these pages arrive one after the other. */
	async function meanwhile(begun: Promise<void>[], ...arriving: LegacyPath[]): Promise<void> {
		for (const path of arriving) waiting.get(path)?.resolve(path === NOWHERE ? undefined : path);
		await Promise.all(begun);
	}
	return {
		...navigation,
		drawn,
		posted,
		meanwhile,
		fail: (path: LegacyPath) => waiting.get(path)?.reject(new Error()),
	};
}

describe("[LEG-01] the application's own router", () => {
	it("goes where the site orders it, and does not send that back", async () => {
		const { go, meanwhile, drawn, posted } = opened();
		await meanwhile([go(BETS, 1)], BETS);
		expect(drawn).toEqual([BETS]);
		expect(posted).toEqual([]);
	});

	it("informs the site of a page that the player went to, with the last order that it followed", async () => {
		const { go, follow, meanwhile, drawn, posted } = opened();
		await meanwhile([go(YEARS, 4)], YEARS);
		await meanwhile([follow(BETS)], BETS);
		expect(drawn).toEqual([YEARS, BETS]);
		expect(posted).toEqual([{ type: "shown", path: BETS, after: 4 }]);
	});

	it("stays where it is when it is led there again", async () => {
		const { go, follow, meanwhile, drawn, posted } = opened();
		await meanwhile([go(BETS, 1)], BETS);
		await meanwhile([follow(BETS), go(BETS, 2)]);
		expect(drawn).toEqual([BETS]);
		expect(posted).toEqual([]);
	});

	it("draws only the last page that was asked for, in whatever order they arrive", async () => {
		const { go, follow, meanwhile, drawn, posted } = opened();
		await meanwhile([follow(BETS), go(GAMES, 2)], GAMES, BETS);
		expect(drawn).toEqual([GAMES]);
		expect(posted).toEqual([]);
	});
});

describe("[LEG-02] what the application cannot show", () => {
	it("is reported as not found, and what was shown stays", async () => {
		const { go, follow, meanwhile, drawn, posted } = opened();
		await meanwhile([go(BETS, 1)], BETS);
		await meanwhile([follow(NOWHERE)], NOWHERE);
		expect(drawn).toEqual([BETS]);
		expect(posted).toEqual([{ type: "notFound", path: NOWHERE, after: 1 }]);
	});

	it("is reported as failed if it could not be loaded", async () => {
		const { go, fail, posted } = opened();
		const begun = go(BETS, 1);
		fail(BETS);
		await begun;
		expect(posted).toEqual([{ type: "failed", path: BETS, after: 1 }]);
	});

	it("is reported as failed if it could not be drawn", async () => {
		const posted: FromLegacy[] = [];
		const { follow } = openNavigation<LegacyPath>({
			read: async (path) => path,
			draw() {
				throw new Error("no such element");
			},
			post: (message) => void posted.push(message),
		});
		await follow(BETS);
		expect(posted).toEqual([{ type: "failed", path: BETS, after: 0 }]);
	});

	it("is not reported once the site has ordered another page", async () => {
		const { go, follow, fail, meanwhile, posted } = opened();
		const begun = follow(BETS);
		await meanwhile([go(GAMES, 2)], GAMES);
		fail(BETS);
		await begun;
		expect(posted).toEqual([]);
	});
});
