import { refuse } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { pinIssue } from "../../contract/index.ts";
import type { CallParts } from "../ports.ts";

/** Refuses a PIN that is easy to guess, naming its field and the reason. */
export async function requireStrongPin({ database, birthDateOf }: CallParts, playerId: Id, pin: string): Promise<void> {
	const cause = pinIssue(pin, await birthDateOf(database.reader, playerId));
	if (cause) throw Object.assign(refuse("VALIDATION_ERROR"), { issues: [{ field: "pinCode", cause }] });
}
