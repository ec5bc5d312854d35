import { describe, expect, it } from "vitest";
import { openRequestOrder } from "./request-order.ts";

describe("[WAL-01] what is requested twice at once", () => {
	it.each([
		["in the order of the questions, each", [1, 2, 3], [1, 2, 3]],
		["the newest, when an older answer comes after it", [2, 1, 3], [2, 3]],
		["the newest alone, when it comes first", [3, 1, 2], [3]],
	])("is shown %s", (_what, ends, shown) => {
		const order = openRequestOrder();
		for (const _ of ends) order.next();
		expect(ends.filter((number) => order.take(number))).toEqual(shown);
	});

	it("does not fail any more by a question that has been answered since", () => {
		const order = openRequestOrder();
		const [older, newer] = [order.next(), order.next()];
		expect(order.isPast(older)).toBe(false);
		order.take(newer);
		expect(order.isPast(older)).toBe(true);
	});
});
