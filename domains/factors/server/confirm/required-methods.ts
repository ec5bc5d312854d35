import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import type { WithdrawalProof } from "../../contract/index.ts";
import { readPin } from "../pin/pin-store.ts";
import type { Contact, Parts } from "../ports.ts";
import { readAuthenticator } from "../two-factor/authenticator-store.ts";

/**
 * The methods that prove a withdrawal: the strongest that the player has set up, with no weaker one beside it. Empty if
 * there is none.
 */
export async function requiredMethods(
	parts: Pick<Parts, "contactOf">,
	reader: Reader,
	playerId: Id,
	contactBefore?: Contact,
): Promise<WithdrawalProof[]> {
	const authenticator = await readAuthenticator(reader, playerId);
	if (authenticator?.secret) return ["TWO_FACTOR_AUTHENTICATION"];
	const contact = contactBefore ?? (await parts.contactOf(playerId));
	if (contact?.validatedPhone) return ["SMS"];
	return (await readPin(reader, playerId)) ? ["PIN_CODE"] : [];
}
