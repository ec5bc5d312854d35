import { FIVE_SHEAVES, ticketTimes } from "@baize/engines/draw";

export const FIELDS = 5;

/** What is under the foil of a field: the sheaf with its prize, or a flower of the field that means nothing. */
export type Field = { times: number } | { plant: "poppy" | "cornflower" | "stubble" };

const PLANTS = ["stubble", "poppy", "stubble", "cornflower", "stubble"] as const;

/** The five fields of a ticket, which follow from its number. One has the sheaf where the ticket pays. */
export function fieldsOf(ticket: number): readonly Field[] {
	const times = ticketTimes(FIVE_SHEAVES, ticket);
	const at = ticket % FIELDS;
	return Array.from(
		{ length: FIELDS },
		(_, field): Field =>
			times > 0 && field === at ? { times } : { plant: PLANTS[(field + Math.floor(ticket / FIELDS)) % PLANTS.length]! },
	);
}
