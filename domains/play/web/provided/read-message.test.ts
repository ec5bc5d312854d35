import { describe, expect, it } from "vitest";
import { readMessage } from "./read-message.ts";

const frame = { of: "the game" };
const from = { origins: ["https://games.example"], window: frame };
const sent = (over: object = {}) =>
	({
		origin: "https://games.example",
		source: frame,
		data: { v: 1, type: "ready" },
		...over,
	}) as unknown as MessageEvent;

describe("[GAME-03] a message of a game in a frame", () => {
	it("is read", () => {
		expect(readMessage(sent(), from)).toBe("ready");
	});
	it.each<[string, object]>([
		["of another origin", { origin: "https://games.example.evil" }],
		["of no origin", { origin: "null" }],
		["of another window", { source: {} }],
		["of no window", { source: null }],
		["of another version", { data: { v: 2, type: "ready" } }],
		["of an unknown type", { data: { v: 1, type: "pay" } }],
		["of a type that is no text", { data: { v: 1, type: ["ready"] } }],
		["that is a text", { data: "ready" }],
		["that is nothing", { data: null }],
	])("%s is left alone", (_what, over) => {
		expect(readMessage(sent(over), from)).toBeUndefined();
	});
	it("is left alone before there is a frame", () => {
		expect(readMessage(sent({ source: null }), { ...from, window: null })).toBeUndefined();
	});
});
