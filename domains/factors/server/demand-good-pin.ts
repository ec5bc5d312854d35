import { refuse } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { type PinFault, pinFault } from "../contract/index.ts";
import type { Parts } from "./ports.ts";

export const pinFaultOf = async (
	{ birthDateOf }: Pick<Parts, "birthDateOf">,
	playerId: Id,
	pin: string,
): Promise<PinFault | undefined> => pinFault(pin, await birthDateOf?.(playerId));

/** Refuses a PIN that is easily guessed, with its field and why. */
export async function demandGoodPin(parts: Parts, playerId: Id, pin: string): Promise<void> {
	const cause = await pinFaultOf(parts, playerId, pin);
	if (cause) throw Object.assign(refuse("VALIDATION_ERROR"), { faults: [{ field: "pinCode", cause }] });
}
