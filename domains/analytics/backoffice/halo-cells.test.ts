import { describe, expect, it } from "vitest";
import { HALO_COLUMNS } from "../contract/index.ts";
import { CELL, haloOf } from "./halo-cells.ts";

const countries = (count: number) => Array.from({ length: count }, (_, at) => ({ country: `C${at}`, times: 100 - at }));

describe("[ANA-01] the country geo halo", () => {
	it("has 8 columns by default", () => expect(HALO_COLUMNS).toBe(8));

	it.each([
		[8, 8, 8 * CELL, CELL, 0],
		[9, 8, 8 * CELL, 2 * CELL, 0],
		[3, 8, 8 * CELL, CELL, 0],
		[50, 8, 8 * CELL, 5 * CELL, 10],
		[9, 4, 4 * CELL, 3 * CELL, 0],
		[0, 8, 8 * CELL, 0, 0],
	])("shows %i countries in %i columns, the rest is left to the table", (count, columns, width, height, left) => {
		expect(haloOf(countries(count), columns)).toMatchObject({ width, height, left });
	});

	it("begins the second row with the ninth country", () => {
		const { cells } = haloOf(countries(9), HALO_COLUMNS);
		expect(cells[7]).toMatchObject({ x: 7.5 * CELL, y: 0.5 * CELL });
		expect(cells[8]).toMatchObject({ x: 0.5 * CELL, y: 1.5 * CELL });
	});

	it("gives twice the count twice the area", () => {
		const { cells } = haloOf(
			[
				{ country: "CA", times: 40 },
				{ country: "MX", times: 20 },
			],
			HALO_COLUMNS,
		);
		const [one = 0, other = 0] = cells.map(({ innerRadius, outerRadius }) => outerRadius ** 2 - innerRadius ** 2);
		expect(one / other).toBeCloseTo(2);
	});
});
