import { describe, expect, it } from "vitest";
import { fromLegacy, toLegacy } from "./messages.ts";

const FRAME = {};
const SENDER = { origin: "https://baize.test", source: FRAME };
const received = (data: unknown, from: Partial<typeof SENDER> = {}) => ({ ...SENDER, ...from, data });

const FROM = { type: "shown", path: "/legacy/en/2024", after: 3 };
const TO = { type: "go", path: "/legacy/en/2024", turn: 3 };

describe("[LEG-01] a message is accepted", () => {
	it.each([
		{ type: "ready" },
		FROM,
		{ type: "notFound", path: "/legacy/en/1999", after: 0 },
		{ type: "failed", path: "/legacy/en", after: 1 },
		{ type: "height", px: 640 },
	])("from the application: $type", (message) => {
		expect(fromLegacy(received(message), SENDER, "en")).toEqual(message);
	});

	it.each([TO, { type: "theme", theme: "light" }, { type: "theme", theme: "system" }, { type: "focus" }])(
		"from the site: $type",
		(message) => {
			expect(toLegacy(received(message), SENDER, "en")).toEqual(message);
		},
	);
});

describe("[LEG-01] no message is accepted", () => {
	it.each([
		["from another origin", { origin: "https://evil.example" }],
		["from an origin that cannot be named", { origin: "null" }],
		["from another frame of the same origin", { source: {} }],
		["from a window that is gone", { source: null as unknown as object }],
	])("%s", (_case, from) => {
		expect(fromLegacy(received(FROM, from), SENDER, "en")).toBeUndefined();
		expect(toLegacy(received(TO, from), SENDER, "en")).toBeUndefined();
	});

	it("before there is a frame to come from", () => {
		for (const source of [undefined, null])
			expect(fromLegacy(received(FROM, { source: source as never }), { ...SENDER, source }, "en")).toBeUndefined();
	});

	it.each<[string, unknown]>([
		["nothing", null],
		["a text", "shown"],
		["a list", ["shown", "/legacy/en/2024", 3]],
		["an unknown type", { ...FROM, type: "opened" }],
		["a type of the other side", TO],
		["a name that every object has", { ...FROM, type: "constructor" }],
		["without a path", { type: "shown", after: 3 }],
		["a path of the site", { ...FROM, path: "/en/earlier-rules/2024" }],
		["a path in another language", { ...FROM, path: "/legacy/es/2024" }],
		["a path out of the prefix", { ...FROM, path: "/legacy/en/../../account" }],
		["an address of another site", { ...FROM, path: "//evil.example" }],
		["a script", { ...FROM, path: "javascript:alert(1)" }],
		["without a turn", { type: "shown", path: FROM.path }],
		["half a turn", { ...FROM, after: 0.5 }],
		["a turn as a text", { ...FROM, after: "3" }],
		["something besides", { ...FROM, html: "<b>" }],
		["no height", { type: "height", px: Number.NaN }],
		["a negative height", { type: "height", px: -1 }],
		["a height without measure", { type: "height", px: 1e9 }],
	])("from the application: %s", (_case, data) => {
		expect(fromLegacy(received(data), SENDER, "en")).toBeUndefined();
	});

	it.each<[string, unknown]>([
		["nothing", undefined],
		["a type of the other side", FROM],
		["a path of the site", { ...TO, path: "/en/earlier-rules" }],
		["a path in another language", { ...TO, path: "/legacy/ar" }],
		["a negative turn", { ...TO, turn: -1 }],
		["something besides", { ...TO, focus: true }],
		["another theme", { type: "theme", theme: "pink" }],
	])("from the site: %s", (_case, data) => {
		expect(toLegacy(received(data), SENDER, "en")).toBeUndefined();
	});
});
