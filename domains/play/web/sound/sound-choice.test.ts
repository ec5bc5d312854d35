import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const FIRST = { isOn: true, volume: 40, isVibrating: true };

let store: Map<string, string>;
beforeEach(() => {
	store = new Map();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => store.get(key) ?? null,
		setItem: (key: string, value: string) => void store.set(key, value),
	});
	vi.resetModules();
});
afterEach(() => void vi.unstubAllGlobals());

/** As a page that is opened anew reads it. */
const opened = async () => (await import("./sound-choice.ts")).soundChoice;

describe("the choice of sound", () => {
	it("is modest on a first visit", async () => {
		expect((await opened()).now()).toEqual(FIRST);
	});

	it("is remembered from visit to visit, each part of it", async () => {
		(await opened()).set({ volume: 75 });
		(await opened()).set({ isOn: false });
		vi.resetModules();
		expect((await opened()).now()).toEqual({ isOn: false, volume: 75, isVibrating: true });
	});

	it("notifies of each change until it is left", async () => {
		const choice = await opened();
		const listener = vi.fn();
		const leave = choice.onChange(listener);
		choice.set({ volume: 10 });
		leave();
		choice.set({ volume: 20 });
		expect(listener).toHaveBeenCalledTimes(1);
	});

	it("holds on the page where the browser stores nothing", async () => {
		const refuse = (): never => {
			throw new Error("SecurityError");
		};
		vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
		const choice = await opened();
		choice.set({ isOn: false });
		expect(choice.now()).toEqual({ ...FIRST, isOn: false });
	});

	it.each([
		["nothing", null, FIRST],
		["no JSON", "{", FIRST],
		["null", "null", FIRST],
		["too loud", '{"volume":900}', FIRST],
		["no number", '{"volume":"50","isOn":1}', FIRST],
		["only a part", '{"isVibrating":false}', { ...FIRST, isVibrating: false }],
		["all of it", '{"isOn":false,"volume":0,"isVibrating":false}', { isOn: false, volume: 0, isVibrating: false }],
	])("reads %s", async (_what, text, choice) => {
		const { readChoice } = await import("./sound-choice.ts");
		expect(readChoice(text)).toEqual(choice);
	});

	it("is silent when off, whatever its volume", async () => {
		const { loudnessOf } = await import("./sound-choice.ts");
		expect([loudnessOf({ ...FIRST, isOn: false, volume: 100 }), loudnessOf({ ...FIRST, volume: 50 })]).toEqual([
			0, 0.25,
		]);
	});
});
