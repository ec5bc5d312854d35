import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import type { WithdrawalProof } from "../../contract/index.ts";
import { readPin } from "../pin/pin-store.ts";
import { readAuthenticator } from "../two-factor/authenticator-store.ts";

/**
 * The methods that prove a withdrawal: the strongest that the player has set up, with no weaker one beside it. Empty if
 * there is none.
 */
export async function requiredMethods(
	reader: Reader,
	playerId: Id,
	validatedPhone: string | null,
): Promise<WithdrawalProof[]> {
	const authenticator = await readAuthenticator(reader, playerId);
	if (authenticator?.secret) return ["TWO_FACTOR_AUTHENTICATION"];
	if (validatedPhone) return ["SMS"];
	return (await readPin(reader, playerId)) ? ["PIN_CODE"] : [];
}
