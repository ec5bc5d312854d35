import type { GameRule } from "@baize/content/contract";
import { describe, expect, it } from "vitest";
import type { GameFacts } from "../ports.ts";
import { type Chosen, chosenBy, dayOf } from "./choose-titles.ts";

const facts = (over: Partial<GameFacts> = {}): GameFacts => ({
	kind: "slot",
	rtpText: "96.00",
	volatility: "medium",
	provider: "Baize",
	mechanics: [],
	...over,
});
const title = (id: string, releasedOn: string, over: Partial<GameFacts> = {}): Chosen => ({
	game: { id, name: id },
	releasedOn,
	facts: facts(over),
});

/** In the editors' order. */
const TITLES = [
	title("Fox", "2026-11-01", { mechanics: ["freeSpins"], rtpText: "96.50" }),
	title("Ärger", "", { kind: "table", rtpText: "99.10", volatility: null }),
	title("Comet", "2026-11-28", { mechanics: ["jackpot"], rtpText: "95.20", volatility: "high" }),
	title("Derby", "2026-11-29", { kind: "race", rtpText: null, volatility: null }),
	title("Gate", "2026-10-30", { mechanics: ["freeSpins", "featureBuy"], provider: "Tidewater" }),
	title("Wheel", "2026-11-27", { kind: "instant", rtpText: "98.00", volatility: null }),
];
const CONTEXT = { locale: "en", today: "2026-11-28", popular: ["Gate", "gone", "Fox"] } as const;

const idsOf = (rule: Partial<GameRule>, context: Partial<typeof CONTEXT> = {}) =>
	chosenBy(TITLES, { sort: "editorial", ...rule }, { ...CONTEXT, ...context }).map(({ game }) => game.id);

describe("[CAT-06] the titles that a rule chooses", () => {
	it.each<[string, Partial<GameRule>, string[]]>([
		["nothing limits", {}, ["Fox", "Ärger", "Comet", "Derby", "Gate", "Wheel"]],
		["a kind", { gameKind: "slot" }, ["Fox", "Comet", "Gate"]],
		["tables", { gameKind: "table" }, ["Ärger"]],
		["a maker", { provider: "Tidewater" }, ["Gate"]],
		["free spins", { mechanic: "freeSpins" }, ["Fox", "Gate"]],
		["a jackpot", { mechanic: "jackpot" }, ["Comet"]],
		["a feature to buy", { mechanic: "featureBuy" }, ["Gate"]],
		["a volatility", { volatility: "high" }, ["Comet"]],
		["a return, which a race does not state", { rtpFrom: "98" }, ["Ärger", "Wheel"]],
		["a release of today", { newForDays: 1 }, ["Comet"]],
		["a release of the week, without one to come", { newForDays: 7 }, ["Comet", "Wheel"]],
		["a release of the last 28 days, the first of which is no more", { newForDays: 28 }, ["Fox", "Comet", "Wheel"]],
		["several limits at once", { gameKind: "slot", mechanic: "freeSpins", rtpFrom: "96" }, ["Fox", "Gate"]],
		["what no title is", { gameKind: "table", mechanic: "jackpot" }, []],
	])("by %s", (_by, rule, ids) => expect(idsOf(rule)).toEqual(ids));

	it.each<[GameRule["sort"], string[]]>([
		["editorial", ["Fox", "Ärger", "Comet", "Derby", "Gate", "Wheel"]],
		["newest", ["Derby", "Comet", "Wheel", "Fox", "Gate", "Ärger"]],
		["popular", ["Gate", "Fox", "Ärger", "Comet", "Derby", "Wheel"]],
		["highestReturn", ["Ärger", "Wheel", "Fox", "Gate", "Comet", "Derby"]],
		["alphabet", ["Ärger", "Comet", "Derby", "Fox", "Gate", "Wheel"]],
	])("in the order %s, equal ones in that of the editors", (sort, ids) => expect(idsOf({ sort })).toEqual(ids));

	it("leave the titles that they are chosen from as they are", () => {
		const before = [...TITLES];
		idsOf({ sort: "alphabet" });
		expect(TITLES).toEqual(before);
	});
});

it("a day is that of universal time", () => expect(dayOf(Date.UTC(2026, 10, 28, 23, 59))).toBe("2026-11-28"));
