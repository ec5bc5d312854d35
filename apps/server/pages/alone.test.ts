import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { alone } from "./alone.ts";

let home: string;
beforeEach(() => {
	home = mkdtempSync(join(tmpdir(), "baize-alone-"));
});
afterEach(() => rmSync(home, { recursive: true }));

describe("what builds a folder", () => {
	it("waits until another one has built it", async () => {
		const done: string[] = [];
		const { promise: first, resolve: end } = Promise.withResolvers<void>();
		const building = alone(join(home, "site"), () => first.then(() => void done.push("first")));
		const waiting = alone(join(home, "site"), async () => void done.push("second"));
		await alone(join(home, "office"), async () => void done.push("another folder"));
		end();
		await Promise.all([building, waiting]);
		expect(done).toEqual(["another folder", "first", "second"]);
	});

	it("builds it after one that failed", async () => {
		await expect(alone(home, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
		expect(await alone(home, async () => "built")).toBe("built");
	});

	it("does not wait on when the site ends", async () => {
		const ending = new AbortController();
		const { promise: first, resolve: end } = Promise.withResolvers<void>();
		const building = alone(home, () => first);
		const waiting = alone(home, async () => {}, ending.signal);
		ending.abort();
		await expect(waiting).rejects.toThrow("aborted");
		end();
		await building;
	});
});
