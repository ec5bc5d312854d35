import { PLINKO_ROWS } from "@baize/engines/draw";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boardOf, pinAt, pinsMet, SLOT_HEIGHT, slotAt, wayOf } from "./board.ts";

const boards = fc.record({ rows: fc.constantFrom(...PLINKO_ROWS), isNarrow: fc.boolean() });
const boardsWithPath = boards.chain(({ rows, isNarrow }) =>
	fc.record({
		board: fc.constant(boardOf(rows, isNarrow)),
		path: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: rows, maxLength: rows }),
	}),
);

describe("[GAME-01] the way of the garnet", () => {
	it("meets a pin in each row, and ends in the slot that the steps to the right say", () => {
		fc.assert(
			fc.property(boardsWithPath, ({ board, path }) => {
				pinsMet(board, path).forEach((met, row) => {
					const pins = Array.from({ length: row + 3 }, (_, pin) => pinAt(board, row, pin));
					expect(pins).toContainEqual(met);
				});
				const end = slotAt(board, path.filter((step) => step === 1).length);
				expect(wayOf(board, path).steps.at(-1)).toMatchObject({ x: end.x, y: end.y + SLOT_HEIGHT * 0.3 });
			}),
		);
	});

	it("goes forward in time and stays on the board", () => {
		fc.assert(
			fc.property(boardsWithPath, ({ board, path }) => {
				const { steps, lastsMs } = wayOf(board, path);
				const times = steps.map(({ atMs }) => atMs);
				expect(times).toEqual(times.toSorted((one, other) => one - other));
				expect(times.at(-1)).toBe(lastsMs);
				for (const { x, y } of steps) expect(x > 0 && x < board.width && y > 0 && y < board.height).toBe(true);
			}),
		);
	});
});
