import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import type { PayoutReview } from "../ports.ts";

/** Whether the player is checked elsewhere, so that nothing goes out to them yet. */
export async function isInReview(
	{ payoutReviews }: { payoutReviews: readonly PayoutReview[] },
	reader: Reader,
	playerId: Id,
): Promise<boolean> {
	for (const review of payoutReviews) if (await review(reader, playerId)) return true;
	return false;
}
