import { defineCall } from "@baize/kernel/call";
import { describe, expect, expectTypeOf, it } from "vitest";
import { defineModule, type Module, type ModuleParts } from "./module.ts";
import { moduleList, type Registered } from "./module-list.ts";
import type { PlayerCallsOf } from "./player-calls.ts";

const error = { status: 403, text: "excluded" };

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
	open: ({ registered, declared }: Registered) => ({
		exported: registered.flatMap(({ exportParts = [] }) => exportParts.map(({ name }) => name)),
		flags: declared.flatMap(({ flags = [] }) => flags),
	}),
});
const lamp = defineModule({ name: "lamp", flags: ["isLit"], open: () => "lit" });

describe("the players' calls of a contract", () => {
	const common = { method: "GET", path: "/", level: "session", summary: "", errors: { EXCLUDED: error } } as const;
	const readAll = defineCall({ ...common, name: "readAll", who: "player" });
	const listAll = defineCall({ ...common, name: "listAll", who: "operator" });
	type Decided = PlayerCallsOf<{ readAll: typeof readAll; listAll: typeof listAll; limit: 5 }>;

	it("are all decided, each by errors that it can answer", () => {
		type Refused<Code extends string> = { readAll: { refused: { excluded: Code } } };
		expectTypeOf<Refused<"EXCLUDED">>().toExtend<Decided>();
		expectTypeOf<Refused<"GONE">>().not.toExtend<Decided>();
		expectTypeOf<Record<never, never>>().not.toExtend<Decided>();
		expectTypeOf<keyof Decided>().toEqualTypeOf<"readAll">();
	});
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
		expect(api.gathering.exported).toEqual(["clock"]);
	});

	it("knows what modules declare before any is open", () => {
		expect(list.declared.flatMap(({ keys = [] }) => keys)).toEqual(["clock.key"]);
	});

	it("gives a module what those after it declare", async () => {
		const { api } = await list.add(lamp).open({ nowMs: () => 5 });
		expect(api.gathering.flags).toEqual(["isLit"]);
	});

	it("takes no module that reads a flag which the site does not have", () => {
		expectTypeOf(lamp).toExtend<Module<"lamp", Start, string, "isLit" | "isOpen">>();
		expectTypeOf(lamp).not.toExtend<Module<"lamp", Start, string, "isOpen">>();
		expect(moduleList<Start, "isLit">().add(clock).add(lamp).declared).toHaveLength(2);
	});

	it("gathers the jobs that a manifest registers with what was opened before it", async () => {
		const sweeping = defineModule({
			name: "sweeping",
			jobs: ({ clock: { at } }) => [{ name: "sweeping.sweep", everyMs: at, run: async () => {} }],
			open: (_needs: { clock: { at: number } }) => "swept",
		});
		const { parts } = await list.add(sweeping).open({ nowMs: () => 5 });
		expect(parts.flatMap(({ jobs = [] }) => jobs)).toMatchObject([{ name: "sweeping.sweep", everyMs: 5 }]);
	});

	it("opens anew each time, and leaves a shorter list as it is", async () => {
		const short = moduleList<Start>().add(clock);
		short.add(greeting);
		expect(short.declared).toHaveLength(1);
		const [first, second] = [await list.open({ nowMs: () => 1 }), await list.open({ nowMs: () => 2 })];
		expect([first.api.clock.at, second.api.clock.at]).toEqual([1, 2]);
	});
});
