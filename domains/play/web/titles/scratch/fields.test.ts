import { FIVE_SHEAVES, ticketTimes } from "@baize/engines/draw";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIELDS, fieldsOf } from "./fields.ts";

describe("[GAME-01] the fields of a ticket", () => {
	it("have one sheaf with the prize where the ticket pays, and none where it does not", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: FIVE_SHEAVES.tickets - 1 }), (ticket) => {
				const fields = fieldsOf(ticket);
				const sheaves = fields.flatMap((field) => ("times" in field ? [field.times] : []));
				const times = ticketTimes(FIVE_SHEAVES, ticket);
				expect(fields).toHaveLength(FIELDS);
				expect(sheaves).toEqual(times > 0 ? [times] : []);
			}),
		);
	});

	it("have the sheaf in each place equally often", () => {
		const places = Array.from({ length: FIELDS }, () => 0);
		for (let ticket = 0; ticket < 10_000; ticket++)
			places[fieldsOf(ticket).findIndex((field) => "times" in field)]! += 1;
		expect(places).toEqual([2_000, 2_000, 2_000, 2_000, 2_000]);
	});
});
