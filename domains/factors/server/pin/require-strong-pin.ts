import { refuse } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { type PinIssue, pinIssue } from "../../contract/index.ts";
import type { Parts } from "../ports.ts";

export const pinIssueOf = async (
	{ birthDateOf }: Pick<Parts, "birthDateOf">,
	playerId: Id,
	pin: string,
): Promise<PinIssue | undefined> => pinIssue(pin, await birthDateOf?.(playerId));

/** Refuses a PIN that is easy to guess, naming its field and the reason. */
export async function requireStrongPin(parts: Parts, playerId: Id, pin: string): Promise<void> {
	const cause = await pinIssueOf(parts, playerId, pin);
	if (cause) throw Object.assign(refuse("VALIDATION_ERROR"), { issues: [{ field: "pinCode", cause }] });
}
