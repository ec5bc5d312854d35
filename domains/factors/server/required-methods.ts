import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import type { WithdrawalProof } from "../contract/index.ts";
import { readAuthenticator } from "./authenticator-store.ts";
import { readPin } from "./pin-store.ts";
import type { Contact, Parts } from "./ports.ts";

/**
 * What moves money is proved by: the strongest method that the player has set up, and no weaker one beside it. Empty where
 * there is none.
 */
export async function requiredMethods(
	parts: Pick<Parts, "contactOf">,
	reader: Reader,
	playerId: Id,
	known?: Contact,
): Promise<WithdrawalProof[]> {
	const authenticator = await readAuthenticator(reader, playerId);
	if (authenticator?.secret) return ["TWO_FACTOR_AUTHENTICATION"];
	const contact = known ?? (await parts.contactOf(playerId));
	if (contact?.validatedPhone) return ["SMS"];
	return (await readPin(reader, playerId)) ? ["PIN_CODE"] : [];
}
