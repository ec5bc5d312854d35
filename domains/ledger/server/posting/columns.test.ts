import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestBooks, type TestBooks } from "../../testing/index.ts";
import { int2Column, int4Column, int8Column, integersOf } from "./columns.ts";

let books: TestBooks;
beforeAll(async () => {
	books = await openTestBooks();
});
afterAll(() => books.close());

describe("columns", () => {
	it.each([
		["smallint", int2Column([0, -1, 32_767, -32_768], (value) => value), ["0", "-1", "32767", "-32768"]],
		["integer", int4Column([0, -1, 2 ** 31 - 1], (value) => value), ["0", "-1", "2147483647"]],
		[
			"bigint",
			int8Column([0n, -1n, 2n ** 63n - 1n, -(2n ** 63n)], (value) => value),
			["0", "-1", "9223372036854775807", "-9223372036854775808"],
		],
		["bigint", int8Column([], (value) => value), []],
	])("of %s are read by PostgreSQL as they were written", async (type, column, elements) => {
		const { rows } = await books.database.pool.query(`select $1::${type}[]::text as text`, [column]);
		expect(integersOf(rows[0].text, "text")).toEqual(elements);
	});
});
