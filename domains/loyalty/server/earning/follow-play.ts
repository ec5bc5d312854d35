import type { Id } from "@baize/kernel/id";
import type { FollowedOperation, Follower } from "@baize/ledger/server";
import type { Tx } from "@baize/platform-server";
import type { LoyaltyPorts } from "../ports.ts";
import { counts, earn, isBet, isOfOpenRound, type Known } from "./earn.ts";
import {
	addEarned,
	readFollowed,
	readOpenRounds,
	removeOpenRounds,
	writeFollowed,
	writeOpenRounds,
} from "./earning-store.ts";

type Ports = Pick<LoyaltyPorts, "ids" | "excludedAmong" | "virtualBets" | "marginOfGame">;

/** Points come from the journal: from each settled stake, once. The programme begins with what is played from then on. */
export const followPlay = (ports: Ports): Follower => ({
	name: "loyalty",
	from: "now",
	async apply(tx, operations) {
		const counted = operations.filter(({ kind }) => counts(kind));
		if (counted.length === 0) return;
		const { earned, openRounds, endedRounds, followed } = earn(counted, await readKnown(ports, tx, counted));
		await writeOpenRounds(tx, openRounds);
		await removeOpenRounds(tx, endedRounds);
		await writeFollowed(tx, followed);
		await addEarned(tx, earned, ports.ids);
	},
});

async function readKnown(ports: Ports, tx: Tx, operations: readonly FollowedOperation[]): Promise<Known> {
	const players = [...new Set(operations.map(({ playerId }) => playerId))];
	const wallets = new Map(operations.map((each) => [`${each.playerId} ${each.currency}`, each]));
	const rounds = operations.filter(({ kind }) => isOfOpenRound(kind));
	const bets = operations.filter(({ kind }) => isBet(kind));
	return {
		excluded: await ports.excludedAmong(tx, players),
		virtualBets: bets.length === 0 ? new Set<Id>() : await ports.virtualBets(tx, bets.map(betOf)),
		openRounds: await readOpenRounds(
			tx,
			rounds.map(({ playerId, reference: roundId }) => ({ playerId, roundId })),
		),
		followed: await readFollowed(tx, [...wallets.values()]),
		marginOfGame: (gameNumber) => ports.marginOfGame(gameNumber) ?? 0n,
	};
}

const betOf = ({ playerId, reference: betId }: FollowedOperation) => ({ playerId, betId });
