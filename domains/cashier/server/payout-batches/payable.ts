import type { Reader } from "@baize/platform-server";
import { isInReview } from "../holds/reviews.ts";
import type { CashierPorts, PayoutReview } from "../ports.ts";
import type { WithdrawalRow } from "../tables.ts";

/** What is stopped waits on: payouts that are frozen, and those of players who are checked. */
export async function payable(
	ports: Pick<CashierPorts, "payoutFreezes"> & { payoutReviews: readonly PayoutReview[] },
	reader: Reader,
	waiting: readonly WithdrawalRow[],
): Promise<WithdrawalRow[]> {
	const frozen = await ports.payoutFreezes.among(
		reader,
		waiting.map(({ player_id }) => player_id),
	);
	const free: WithdrawalRow[] = [];
	for (const row of waiting)
		if (!frozen.has(row.player_id) && !(await isInReview(ports, reader, row.player_id))) free.push(row);
	return free;
}
