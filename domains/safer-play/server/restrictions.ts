import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Reader } from "@baize/platform-server";
import type { Restriction } from "../contract/index.ts";
import { restrictionBy } from "./exclusion/break-rules.ts";
import { breakOf } from "./person.ts";
import { readBreaks } from "./store.ts";
import type { BreakRow } from "./tables.ts";

export type Restrictions = {
	/** What the player may not do at present: for the login. Null if there is nothing. */
	restrictionOf(reader: Reader, playerId: Id): Promise<Restriction | null>;
	/** Those of the players who take a break or are excluded, by one statement. */
	restrictedAmong(reader: Reader, playerIds: readonly Id[]): Promise<ReadonlySet<Id>>;
};

/** Needs what is stored and the time only, so it opens before the domain of players, which asks it, too. */
export const openRestrictions = (clock: Clock): Restrictions => ({
	restrictionOf: async (reader, playerId) =>
		restrictionBy((await readBreaks(reader, [playerId])).map(breakOf), clock.nowMs()),
	async restrictedAmong(reader, playerIds) {
		const byPlayer = Map.groupBy(await readBreaks(reader, playerIds), ({ player_id }) => player_id);
		const isRestricted = (breaks: readonly BreakRow[]) => restrictionBy(breaks.map(breakOf), clock.nowMs()) !== null;
		return new Set([...byPlayer].flatMap(([playerId, breaks]) => (isRestricted(breaks) ? [playerId] : [])));
	},
});
