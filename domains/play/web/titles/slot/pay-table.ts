import { X10000 } from "@baize/engines/draw";
import type { Facts } from "../title-words.ts";
import { useTimes } from "../use-times.ts";

type Paid = {
	hint: string;
	columns: readonly string[];
	nameOf(symbol: number): string;
	/** By symbol, and for each column what it pays, in parts of the stake. */
	pays: readonly (readonly number[])[];
	/** How many such parts a stake has. */
	parts: number;
};

/** What each symbol of a slot pays, as multiples of the stake. */
export function usePayTable(): (paid: Paid) => NonNullable<Facts["pays"]> {
	const times = useTimes();
	return ({ hint, columns, nameOf, pays, parts }) => ({
		hint,
		columns,
		rows: pays.map((ofSymbol, symbol) => ({
			name: nameOf(symbol),
			values: ofSymbol.map((each) => `${times((each * X10000) / parts)}×`),
		})),
	});
}
