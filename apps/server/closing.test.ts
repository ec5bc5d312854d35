import { openLog } from "@baize/platform-server";
import { expect, it } from "vitest";
import { openClosing } from "./closing.ts";

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function aClosing() {
	const lines: string[] = [];
	const log = openLog("error", { write: (line) => void lines.push(line) });
	return { closing: openClosing(log), log: () => lines.map((line) => JSON.parse(line)) };
}

it("what was opened is closed, the last first, and only once", async () => {
	const { closing, log } = aClosing();
	const closed: string[] = [];
	closing.add("first", () => closed.push("first"));
	closing.add("second", async () => {
		await pause(20);
		closed.push("second");
	});
	await Promise.all([closing.all(), closing.all()]);
	expect(closed).toEqual(["second", "first"]);
	expect(log()).toEqual([]);
});

it("a resource that does not close, or not in time, keeps no other open", async () => {
	const { closing, log } = aClosing();
	const closed: string[] = [];
	closing.add("the database", () => closed.push("the database"));
	closing.add("the frozen one", () => new Promise(() => {}), 150);
	closing.add("the broken one", () => {
		throw new Error("broken");
	});
	const startedMs = performance.now();
	await closing.all();
	expect(performance.now() - startedMs).toBeLessThan(400);
	expect(closed).toEqual(["the database"]);
	expect(log()).toMatchObject([
		{ what: "the broken one", err: { message: "broken" } },
		{ what: "the frozen one", msg: "was not closed in time" },
	]);
});

it("time that one did not need is there for the next", async () => {
	const { closing, log } = aClosing();
	closing.add("the slow one", () => pause(150), 300);
	closing.add("the quick one", () => {}, 100);
	await closing.all();
	expect(log()).toEqual([]);
});
