import { describe, expect, it } from "vitest";
import { type Field, readGiveForm } from "./read-give-form.ts";

const RIGHT = { face: "10", price: "1.5", days: "7", takes: "singles" };
const formOf = (over: Record<string, string>): FormData => {
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...RIGHT, ...over })) form.set(name, value);
	return form;
};

describe("[PROMO-01] the form in which an operator gives a free bet", () => {
	it.each<[Record<string, string>, object]>([
		[{}, { faceMinor: 1_000, minPriceX10000: 15_000, takesMultiples: false, days: 7 }],
		[
			{ takes: "multiples", price: "2.05" },
			{ minPriceX10000: 20_500, takesMultiples: true },
		],
	])("reads %j", (over, given) => {
		expect(readGiveForm(formOf(over), "CAD").given).toMatchObject(given);
	});
	it.each<[Record<string, string>, Field]>([
		[{ face: "0" }, "face"],
		[{ face: "0.001" }, "face"],
		[{ price: "0.99" }, "price"],
		[{ price: "100.01" }, "price"],
		[{ price: "even" }, "price"],
		[{ days: "91" }, "days"],
		[{ days: "" }, "days"],
	])("finds what is wrong in %j", (over, field) => {
		expect(readGiveForm(formOf(over), "CAD")).toEqual({ wrong: [field] });
	});
});
