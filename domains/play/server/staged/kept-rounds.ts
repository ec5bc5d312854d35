import type { Id } from "@baize/kernel/id";
import { openBoundedMap } from "@baize/platform-server";
import type { OpenRound } from "./acts.ts";

/**
 * Open rounds as this process has seen them last, so that an action needs neither a read nor a replay. Another process may
 * have gone on with one: an action is applied at its step or not at all, and then the row is read. Nothing is refused by
 * what is kept.
 */
export type KeptRounds = {
	get(playerId: Id, roundId: Id): OpenRound | undefined;
	keep(open: OpenRound): void;
	drop(roundId: Id): void;
};

/** Some kilobytes each. */
const MAX_KEPT = 10_000;

export function openKeptRounds(): KeptRounds {
	const kept = openBoundedMap<Id, OpenRound>(MAX_KEPT);
	return {
		get(playerId, roundId) {
			const open = kept.get(roundId);
			// Pages make the ids, so two players may have rounds with the same one.
			return open?.row.player_id === playerId ? open : undefined;
		},
		keep: (open) => kept.set(open.row.round_id, open),
		drop: (roundId) => kept.delete(roundId),
	};
}
