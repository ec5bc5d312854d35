import { Registry } from "prom-client";
import { expect, it } from "vitest";
import { registerReadGauge } from "./read-gauge.ts";

/** The metric's values, with what `read` answers at each reading in turn. */
function aGauge(...answers: (() => Promise<ReadonlyMap<string, number>>)[]) {
	const registry = new Registry();
	let readings = 0;
	const read = () => answers[Math.min(readings++, answers.length - 1)]!();
	registerReadGauge(registry, { name: "behind", help: "How far", label: "follower", read });
	return async (): Promise<string[]> =>
		(await registry.metrics()).split("\n").filter((line) => line.startsWith("behind{"));
}

it("a gauge has what is read at the time, and nothing of before", async () => {
	const values = aGauge(
		async () =>
			new Map([
				["points", 3],
				["gone", 1],
			]),
		async () => new Map([["points", 0]]),
	);
	expect(await values()).toEqual(['behind{follower="points"} 3', 'behind{follower="gone"} 1']);
	expect(await values()).toEqual(['behind{follower="points"} 0']);
});

it.each([
	["cannot be read", () => Promise.reject(new Error("the database is away"))],
	["is not answered", () => new Promise<never>(() => {})],
])("a gauge that %s has no value, and the other metrics are answered", async (_how, answer) => {
	const values = aGauge(async () => new Map([["points", 3]]), answer);
	await values();
	expect(await values()).toEqual([]);
});
