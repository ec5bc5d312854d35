import { describe, expect, it } from "vitest";
import { type ArrivedEvent, EVENTS, type EventName } from "../contract/index.ts";
import { judgeBatch } from "./rules.ts";

const isGame = (gameId: string): boolean => gameId === "tidal-book";
const judge = (...events: ArrivedEvent[]) => judgeBatch(events, isGame);

describe("[ANA-01] an event of the catalogue is counted", () => {
	it.each<[name: EventName, properties: ArrivedEvent["properties"], detail: string]>([
		["pageViewed", { page: "lobby" }, "page=lobby"],
		["gameOpened", { game: "tidal-book", mode: "real" }, "game=tidal-book&mode=real"],
		["roundBegun", { mode: "practice", game: "tidal-book" }, "game=tidal-book&mode=practice"],
		["searchUsed", { hits: 0 }, "hits=0"],
		["searchUsed", { hits: 3 }, "hits=1-3"],
		["searchUsed", { hits: 4_000 }, "hits=30+"],
		["registrationStep", { step: "confirmed" }, "step=confirmed"],
		["depositStep", { step: "sent" }, "step=sent"],
		["betPlaced", { legs: 1 }, "legs=1"],
		["betPlaced", { legs: 4 }, "legs=2-4"],
		["offerOpened", { step: "taken" }, "step=taken"],
	])("%s with %j", (name, properties, detail) => {
		expect(judge({ name, properties })).toEqual({ kind: "counted", uses: [{ event: name, detail }] });
	});
});

describe("[ANA-01] anything else refuses the whole batch, by the place of the event", () => {
	const right = { name: "pageViewed", properties: { page: "lobby" } };
	it.each<[why: string, event: ArrivedEvent, kind: string]>([
		["a name that is not in the catalogue", { name: "mailTyped", properties: {} }, "eventUnknown"],
		["a name that every object has", { name: "constructor", properties: {} }, "eventUnknown"],
		["a missing property", { name: "pageViewed", properties: {} }, "propertyWrong"],
		["one property too many", { name: "pageViewed", properties: { page: "lobby", who: "alice" } }, "propertyWrong"],
		["another property", { name: "searchUsed", properties: { term: "alice@baize.test" } }, "propertyWrong"],
		["a text in place of a word", { name: "pageViewed", properties: { page: "/en/account?a=1" } }, "propertyWrong"],
		["a text in place of a number", { name: "searchUsed", properties: { hits: "3" } }, "propertyWrong"],
		["a number in place of a word", { name: "depositStep", properties: { step: 1 } }, "propertyWrong"],
		["a game that is not listed", { name: "gameOpened", properties: { game: "x", mode: "real" } }, "propertyWrong"],
		["a property that every object has", { name: "offerOpened", properties: { toString: 1 } }, "propertyWrong"],
	])("%s", (_why, event, kind) => {
		expect(judge(right, event)).toEqual({ kind, at: 1 });
	});
});

describe("[ANA-01] the catalogue", () => {
	it("has no property that could carry a text, an amount or a person's id", () => {
		const kinds = Object.values(EVENTS).flatMap((properties) => Object.values<object>(properties));
		for (const kind of kinds) expect(["words", "game", "groups"]).toContain(Object.keys(kind).join());
	});
});
