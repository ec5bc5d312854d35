import type { Played, StagedGame } from "@baize/engines/game";
import type { RoundEnd, RoundStake } from "@baize/wallet/server";
import type { Selectable } from "kysely";
import type { RoundDraw } from "../seeds/leases.ts";
import type { Tables } from "../tables.ts";
import type { Title } from "../titles.ts";

export type StagedTitle = Title & { game: StagedGame };

/** What decides a round and has happened in it. `rulesHash`: of the rules under which its stake was taken. */
export type RoundSoFar = {
	title: StagedTitle;
	rulesHash: string;
	bet: unknown;
	draw: RoundDraw;
	actions: readonly unknown[];
};

export type OpenRow = Selectable<Tables["play.open_round"]>;

/** Of the row of an open round: all but what it was drawn from, which is in `round`. */
export type OpenAt = Pick<
	OpenRow,
	| "bucket"
	| "player_id"
	| "round_id"
	| "step"
	| "currency"
	| "game_number"
	| "further_stakes"
	| "staked_minor"
	| "due_at"
>;

/** An open round with what its actions have led to. */
export type OpenRound = { row: OpenAt; round: RoundSoFar; now: Played };

/** A round that is being opened. The salt comes from the pair, of which the database is asked. */
export type NewRow = Omit<OpenRow, "salt" | "step" | "actions" | "further_stakes">;

export type At = Pick<OpenRow, "bucket" | "player_id" | "round_id" | "step">;

export type Advance = { action: unknown; stakedMinor: bigint; dueAt: Date };

/**
 * What a player does in a round with decisions: opens it with its first stake, acts without one, or ends it. An open round
 * is found at its step and by the commitment to its seed.
 */
export type Act =
	| { does: "open"; at: At; row: NewRow; stake: RoundStake }
	| { does: "advance"; at: At; commitment: string; to: Advance }
	| { does: "end"; at: At; commitment: string; ends: readonly RoundEnd[] };
