import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import { closeBet, hasStake } from "./post.ts";
import type { StoredBet } from "./read-bets.ts";
import { updateMove } from "./store.ts";
import type { MoveIn } from "./types.ts";

/** Ends those of the bets that are open with nothing. Returns the cash afterwards, where one had a stake. */
export async function endBets(ports: MoveIn, playerId: Id, bets: readonly StoredBet[]): Promise<Minor | undefined> {
	let cashAfterMinor: Minor | undefined;
	for (const bet of bets) {
		if (bet.state !== "open") continue;
		await updateMove(ports.tx, { playerId, opId: bet.betId }, { state: "settled" });
		if (hasStake(bet)) cashAfterMinor = (await closeBet(ports, playerId, bet, 0n)).cashAfterMinor;
	}
	return cashAfterMinor;
}
