import { describe, expect, it } from "vitest";
import type { EventView, Quote } from "../../../contract/schemas.ts";
import { quotesWith, type StreamedEvent } from "./streamed-quotes.ts";

const SELECTIONS = ["a-1-home", "b-1-away"];

const head = (eventId: string) => ({
	eventId,
	startsAtMs: 1,
	startPrecision: "time" as const,
	closesAtMs: 2,
	competition: "Cup",
	participants: [],
});

const quote = (selectionId: string, priceX10000: number): Quote => ({
	...head(selectionId.slice(0, 1)),
	...{ selectionId, key: selectionId.slice(4), kind: "match-result", priceX10000 },
	...{ marketState: "open", marginText: "5.00", isOpen: true },
});

/** The event "a" with one market, as the stream brings it. */
function streamed(atMs: number, priceX10000: number, over: { state?: "open" | "suspended"; key?: string } = {}) {
	const { state = "open", key = "home" } = over;
	const selections = [{ selectionId: `a-1-${key}`, key, priceX10000 }];
	const market = {
		marketId: "a-1",
		kind: "match-result" as const,
		state,
		marginText: "5.00",
		returnText: "",
		selections,
	};
	const event = { ...head("a"), markets: [market] } as unknown as EventView;
	return new Map<string, StreamedEvent>([["a", { event, atMs }]]);
}

const READ = { quotes: [quote("a-1-home", 20_000), quote("b-1-away", 30_000)], gone: [] };
const pricesIn = ({ quotes, gone }: { quotes: readonly Quote[]; gone: readonly string[] }) => ({
	...Object.fromEntries(
		quotes.map(({ selectionId, priceX10000, isOpen }) => [selectionId, isOpen ? priceX10000 : "closed"]),
	),
	...Object.fromEntries(gone.map((selectionId) => [selectionId, "gone"])),
});

describe("[SPORT-02] the prices of the slip", () => {
	it.each([
		["as they were read, where the stream brought nothing", new Map(), { "a-1-home": 20_000, "b-1-away": 30_000 }],
		["as the stream brought them since", streamed(11, 25_000), { "a-1-home": 25_000, "b-1-away": 30_000 }],
		["as they were read, where that was asked later", streamed(9, 25_000), { "a-1-home": 20_000, "b-1-away": 30_000 }],
		[
			"closed, where the stream says that the market is suspended",
			streamed(11, 25_000, { state: "suspended" }),
			{ "a-1-home": "closed", "b-1-away": 30_000 },
		],
		[
			"gone, where the event that the stream brought has the selection no more",
			streamed(11, 25_000, { key: "draw" }),
			{ "a-1-home": "gone", "b-1-away": 30_000 },
		],
	])("are %s", (_what, events, prices) => {
		expect(pricesIn(quotesWith(READ, 10, events, SELECTIONS))).toEqual(prices);
	});

	it("are those of the stream before anything was read", () => {
		expect(pricesIn(quotesWith(undefined, undefined, streamed(1, 25_000), SELECTIONS))).toEqual({ "a-1-home": 25_000 });
	});

	it("of a quote from the stream are whole, as a quote that is read", () => {
		const { quotes } = quotesWith(undefined, undefined, streamed(1, 20_000), ["a-1-home"]);
		expect(quotes).toEqual([READ.quotes[0]]);
	});

	it("are back where the stream brings again what was gone", () => {
		const gone = { quotes: [], gone: ["a-1-home"] };
		expect(pricesIn(quotesWith(gone, 10, streamed(11, 25_000), ["a-1-home"]))).toEqual({ "a-1-home": 25_000 });
	});
});
