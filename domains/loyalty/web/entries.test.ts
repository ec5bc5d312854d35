import { expect, it } from "vitest";
import type { EntryView } from "../contract/schemas.ts";
import { withEntries } from "./entries.ts";

const entry = (id: string, points: number): EntryView => ({
	...{ id, points, kind: "earned", product: "casino", atMs: 0, amountMinor: null },
});

it("[LOY-01] the history keeps what an answer no longer names, and takes the newer points of a day", () => {
	const known = [entry("03", 3), entry("02", 2), entry("01", 1)];
	const answered = [entry("04", 4), entry("03", 5)];
	expect(withEntries(known, answered).map(({ id, points }) => [id, points])).toEqual([
		["04", 4],
		["03", 5],
		["02", 2],
		["01", 1],
	]);
});
