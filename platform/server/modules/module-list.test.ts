import { describe, expect, it } from "vitest";
import { defineModule, type ModuleParts } from "./module.ts";
import { moduleList, type Registered } from "./module-list.ts";

type Start = { nowMs: () => number };

const clock = defineModule({
	name: "clock",
	keys: ["clock.key"],
	open: async ({ nowMs }: Start) => ({ at: nowMs() }),
	parts: ({ at }) => ({ exportParts: [{ name: "clock", read: async () => at }] }),
});
const greeting = defineModule({
	name: "greeting",
	open: ({ clock: { at } }: { clock: { at: number } }) => `opened at ${at}`,
	parts: (_api, needs) => ({ audits: [{ name: "greeting", everyMs: needs.clock.at, run: async () => {} }] }),
});
const gathering = defineModule({
	name: "gathering",
	open: ({ registered }: Registered) =>
		registered.flatMap(({ exportParts = [] }) => exportParts.map(({ name }) => name)),
});

describe("a list of modules", () => {
	const list = moduleList<Start>().add(clock).add(greeting).add(gathering);

	it("opens each with what it started with and what was opened before, and awaits it", async () => {
		const { api } = await list.open({ nowMs: () => 5 });
		expect(api.clock).toEqual({ at: 5 });
		expect(api.greeting).toBe("opened at 5");
	});

	it("gathers what modules register, for the site and for a later module", async () => {
		const { api, parts } = await list.open({ nowMs: () => 5 });
		const names = (key: keyof ModuleParts) => parts.filter((part) => part[key] !== undefined);
		expect(names("exportParts")).toHaveLength(1);
		expect(names("audits")).toHaveLength(1);
		expect(api.gathering).toEqual(["clock"]);
	});

	it("knows what modules declare before any is open", () => {
		expect(list.declared.flatMap(({ keys = [] }) => keys)).toEqual(["clock.key"]);
	});

	it("opens anew each time, and leaves a shorter list as it is", async () => {
		const short = moduleList<Start>().add(clock);
		short.add(greeting);
		expect(short.declared).toHaveLength(1);
		const [first, second] = [await list.open({ nowMs: () => 1 }), await list.open({ nowMs: () => 2 })];
		expect([first.api.clock.at, second.api.clock.at]).toEqual([1, 2]);
	});
});
