import { describe, expect, it } from "vitest";
import { openCounts } from "./counts.ts";
import type { CountedUse } from "./ports.ts";

const CA = { day: "2026-03-01", event: "pageViewed", detail: "page=lobby", country: "CA" } as const;
const MX = { ...CA, country: "MX" };

function opened(take: (uses: readonly CountedUse[]) => Promise<void>) {
	const logged: unknown[] = [];
	const log = { error: (entry: unknown) => void logged.push(entry), warn: (entry: unknown) => void logged.push(entry) };
	return { counts: openCounts({ take }, log), logged };
}

describe("[ANA-01] counts of this process", () => {
	it("are given to the sink once, added up and in one order", async () => {
		const taken: (readonly CountedUse[])[] = [];
		const { counts } = opened(async (uses) => void taken.push(uses));
		for (const use of [MX, CA, MX]) counts.add(use);
		await counts.flush();
		await counts.flush();
		expect(taken).toEqual([
			[
				{ ...CA, times: 1 },
				{ ...MX, times: 2 },
			],
		]);
	});

	it("stay for the next time when the sink fails, with what came in between", async () => {
		const taken: (readonly CountedUse[])[] = [];
		let isDown = true;
		const { counts, logged } = opened(async (uses) => {
			if (isDown) throw new Error("down");
			taken.push(uses);
		});
		counts.add(CA);
		const failing = counts.flush();
		counts.add(CA);
		await failing;
		expect(logged).toHaveLength(1);
		isDown = false;
		await counts.flush();
		expect(taken).toEqual([[{ ...CA, times: 2 }]]);
	});

	it("are limited in number while the sink takes nothing, and what is left out is logged", async () => {
		const { counts, logged } = opened(() => Promise.reject(new Error("down")));
		for (let kind = 0; kind < 20_010; kind++) counts.add({ ...CA, detail: `hits=${kind}` });
		counts.add({ ...CA, detail: "hits=7" });
		await counts.flush();
		expect(logged).toContainEqual({ dropped: 10 });
	});
});
