import { describe, expect, it } from "vitest";
import type { FromLegacy } from "./messages.ts";
import { legacyPath } from "./rulebook.ts";
import { legacySaid, NOT_READY, routerMoved, type Sync } from "./sync.ts";

const YEARS = legacyPath("en");
const BETS = legacyPath("en", "2024", "bets");
const GAMES = legacyPath("en", "2024", "games");

/** The application shows the bets, which it was ordered to with the second order. */
const AT_BETS: Sync = { shown: BETS, turn: 2 };
const NOTHING = { do: "nothing" };
const go = (path: string, turn: number) => ({ do: "send", message: { type: "go", path, turn } });

describe("[LEG-01] when the router moves", () => {
	it.each([
		["to another path, the application is ordered there", AT_BETS, GAMES, { shown: GAMES, turn: 3 }, go(GAMES, 3)],
		["to where the application has gone, nothing is sent back", AT_BETS, BETS, AT_BETS, NOTHING],
		["before the application is ready, it waits", NOT_READY, BETS, NOT_READY, NOTHING],
	])("%s", (_case, sync, path, after, order) => {
		expect(routerMoved(sync, path)).toEqual({ sync: after, order });
	});
});

describe("[LEG-01] when the application", () => {
	it.each<[string, Sync, FromLegacy, string, Sync, object]>([
		[
			"is ready, it is ordered to the router's path",
			NOT_READY,
			{ type: "ready" },
			BETS,
			{ shown: BETS, turn: 1 },
			go(BETS, 1),
		],
		[
			"was loaded again, it is ordered there again",
			AT_BETS,
			{ type: "ready" },
			BETS,
			{ shown: BETS, turn: 3 },
			go(BETS, 3),
		],
		[
			"shows another path, the router goes there once",
			AT_BETS,
			{ type: "shown", path: GAMES, after: 2 },
			BETS,
			{ shown: GAMES, turn: 2 },
			{ do: "navigate", path: GAMES },
		],
		[
			"shows what the router shows already, there is no second entry",
			AT_BETS,
			{ type: "shown", path: BETS, after: 2 },
			BETS,
			AT_BETS,
			NOTHING,
		],
		[
			"says so of before an order that it had not received, the order counts",
			AT_BETS,
			{ type: "shown", path: GAMES, after: 1 },
			BETS,
			AT_BETS,
			NOTHING,
		],
		[
			"names an order that was never given, it is ignored",
			AT_BETS,
			{ type: "shown", path: GAMES, after: 9 },
			BETS,
			AT_BETS,
			NOTHING,
		],
		[
			"speaks before it is ready, it is ignored",
			NOT_READY,
			{ type: "shown", path: GAMES, after: 0 },
			BETS,
			NOT_READY,
			NOTHING,
		],
		["says its height, the router stays", AT_BETS, { type: "height", px: 9 }, BETS, AT_BETS, NOTHING],
	])("%s", (_case, sync, message, routed, after, order) => {
		expect(legacySaid(sync, message, routed as typeof BETS)).toEqual({ sync: after, order });
	});
});

describe("[LEG-02] an error of the application leads to the site's page", () => {
	it.each<[string, FromLegacy, object]>([
		[
			"not found, where the router is: its entry is replaced",
			{ type: "notFound", path: BETS, after: 2 },
			{ do: "leave", to: "not-found", isReplaced: true },
		],
		[
			"not found, where only the application went: one further entry",
			{ type: "notFound", path: GAMES, after: 2 },
			{ do: "leave", to: "not-found", isReplaced: false },
		],
		[
			"any other, where the router is",
			{ type: "failed", path: BETS, after: 2 },
			{ do: "leave", to: "internal-server", isReplaced: true },
		],
		[
			"any other, where only the application went",
			{ type: "failed", path: YEARS, after: 2 },
			{ do: "leave", to: "internal-server", isReplaced: false },
		],
		["not if the router has moved on", { type: "failed", path: GAMES, after: 1 }, NOTHING],
	])("%s", (_case, message, order) => {
		expect(legacySaid(AT_BETS, message, BETS).order).toEqual(order);
	});
});
