import type { HoldView } from "../../contract/schemas.ts";
import type { Method } from "./DestinationChoice.tsx";

/** The hold that a withdrawal there would get; for a typed account it is not known whether it is new. */
export function destinationHold(
	method: Method | undefined,
	destination: string,
): { hold: HoldView; isTyped: boolean } | undefined {
	const known = method?.destinations.find((each) => each.destination === destination);
	const hold = known ? known.hold : method?.newDestinationHold;
	return hold && { hold, isTyped: known === undefined };
}
