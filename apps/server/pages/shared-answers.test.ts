import { describe, expect, it } from "vitest";
import type { CallByName } from "./page-work.ts";
import { openSharedAnswers } from "./shared-answers.ts";

function house() {
	const asked: string[] = [];
	const ask: CallByName = async (name, input) => {
		asked.push(`${name} ${JSON.stringify(input)}`);
		return { name, rows: [{ turn: asked.length }] };
	};
	return { asked, ask };
}

describe("what the house has just answered", () => {
	it("is not asked again for another page of the same sight, and is the same value", async () => {
		const shared = openSharedAnswers();
		const { asked, ask } = house();
		const first = await shared.call({ key: "en", nowMs: 0 }, ask)("readLobby", {});
		expect(await shared.call({ key: "en", nowMs: 499 }, ask)("readLobby", {})).toBe(first);
		expect(asked).toEqual(["readLobby {}"]);
	});

	it.each([
		["after half a second", { key: "en", nowMs: 500 }, "readLobby", {}],
		["in another sight", { key: "es", nowMs: 0 }, "readLobby", {}],
		["with another question", { key: "en", nowMs: 0 }, "readLobby", { query: { page: 2 } }],
		["by another call", { key: "en", nowMs: 0 }, "readLayout", {}],
	])("is asked anew %s", async (_when, sharing, name, input) => {
		const shared = openSharedAnswers();
		const { asked, ask } = house();
		await shared.call({ key: "en", nowMs: 0 }, ask)("readLobby", {});
		await shared.call(sharing, ask)(name, input);
		expect(asked).toHaveLength(2);
	});

	it("cannot be changed by one page for the others", async () => {
		const shared = openSharedAnswers();
		const answer = (await shared.call({ key: "en", nowMs: 0 }, house().ask)("readLobby", {})) as { rows: unknown[] };
		expect(() => answer.rows.push("mine")).toThrow(TypeError);
		expect(shared.isUnchanging(answer)).toBe(true);
		expect(shared.isUnchanging(answer.rows[0] as object)).toBe(true);
		expect(shared.isUnchanging({})).toBe(false);
	});

	it("is not kept where it was refused", async () => {
		const shared = openSharedAnswers();
		const { ask } = house();
		const refused = shared.call({ key: "en", nowMs: 0 }, () => Promise.reject(new Error("hidden")));
		await expect(refused("readGame", {})).rejects.toThrow("hidden");
		expect(await shared.call({ key: "en", nowMs: 0 }, ask)("readGame", {})).toHaveProperty("name", "readGame");
	});
});
