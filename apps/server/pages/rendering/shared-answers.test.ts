import { describe, expect, it } from "vitest";
import type { CallByName } from "./page-work.ts";
import { openSharedAnswers } from "./shared-answers.ts";

function composition() {
	const request: string[] = [];
	const ask: CallByName = async (name, input) => {
		request.push(`${name} ${JSON.stringify(input)}`);
		return { name, rows: [{ turn: request.length }] };
	};
	return { request, ask };
}

describe("a recent answer", () => {
	it("is shared with another page of the same audience, and is the same value", async () => {
		const shared = openSharedAnswers();
		const { request, ask } = composition();
		const first = await shared.call({ key: "en", nowMs: 0 }, ask)("readLobby", {});
		expect(await shared.call({ key: "en", nowMs: 499 }, ask)("readLobby", {})).toBe(first);
		expect(request).toEqual(["readLobby {}"]);
	});

	it.each([
		["after half a second", { key: "en", nowMs: 500 }, "readLobby", {}],
		["of another audience", { key: "es", nowMs: 0 }, "readLobby", {}],
		["with another question", { key: "en", nowMs: 0 }, "readLobby", { query: { page: 2 } }],
		["by another call", { key: "en", nowMs: 0 }, "readLayout", {}],
	])("is read again %s", async (_when, sharing, name, input) => {
		const shared = openSharedAnswers();
		const { request, ask } = composition();
		await shared.call({ key: "en", nowMs: 0 }, ask)("readLobby", {});
		await shared.call(sharing, ask)(name, input);
		expect(request).toHaveLength(2);
	});

	it("stays where so many others come that the oldest is evicted", async () => {
		const shared = openSharedAnswers();
		const { request, ask } = composition();
		const call = shared.call({ key: "en", nowMs: 0 }, ask);
		for (let game = 0; game < 501; game++) await call("readGame", { game });
		await call("readGame", { game: 1 });
		expect(request).toHaveLength(501);
		await call("readGame", { game: 0 });
		expect(request).toHaveLength(502);
	});

	it("cannot be changed by one page for the others", async () => {
		const shared = openSharedAnswers();
		const answer = (await shared.call({ key: "en", nowMs: 0 }, composition().ask)("readLobby", {})) as {
			rows: unknown[];
		};
		expect(() => answer.rows.push("mine")).toThrow(TypeError);
		expect(Object.isFrozen(answer.rows[0])).toBe(true);
	});

	it("is not cached where it was refused", async () => {
		const shared = openSharedAnswers();
		const { ask } = composition();
		const refused = shared.call({ key: "en", nowMs: 0 }, () => Promise.reject(new Error("hidden")));
		await expect(refused("readGame", {})).rejects.toThrow("hidden");
		expect(await shared.call({ key: "en", nowMs: 0 }, ask)("readGame", {})).toHaveProperty("name", "readGame");
	});
});
