// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { LegOutcome } from "@baize/engines/settlement";
import type { Json } from "@baize/platform-server";
import type { Generated } from "kysely";
import type { BetStatusName, MarketKind, Participant, ResultView } from "../contract/index.ts";

export type EventState = "open" | "suspended" | "closed" | "settled";

export type Tables = {
	"sports.bet": {
		bucket: number;
		bet_id: bigint;
		player_id: bigint;
		currency: string;
		kind: "single" | "multiple";
		accept: "none" | "better" | "any";
		stake: bigint;
		potential_return: bigint;
		most_payout: bigint;
		cash_after: bigint;
		status: Generated<BetStatusName>;
		payout: Generated<bigint>;
		placed_at: Date;
		settled_at: Date | null;
		free_bet_id: bigint | null;
	};
	"sports.bet_leg": {
		bucket: number;
		bet_id: bigint;
		leg_number: number;
		event_id: bigint;
		market_number: number;
		key: string;
		seen_x10000: number;
		price_x10000: number;
		outcome: Json<LegOutcome | null>;
	};
	"sports.corrected_result": {
		id: bigint;
		event_id: bigint;
		event_name: string;
		source: string;
		settled: Json<ResultView>;
		reported: Json<ResultView>;
		noted_at: Date;
		state: Generated<"open" | "done">;
		decision: "kept" | "adjusted" | null;
		decided_by: bigint | null;
		decided_at: Date | null;
		reason: string | null;
	};
	"sports.event": {
		event_id: bigint;
		source: string;
		source_key: string;
		vertical: "sports" | "virtuals";
		sport: string;
		competition_id: string;
		competition: string;
		round: string;
		starts_at: Date;
		closes_at: Date;
		state: Generated<EventState>;
		version: Generated<number>;
		participants: Json<Participant[]>;
		details: Json<unknown>;
		result: Json<ResultView | null>;
		result_at: Date | null;
		is_on_record: Generated<boolean>;
		start_precision: Generated<"time" | "day" | "round" | "none">;
		feed_stopped_at: Date | null;
		is_made_up: Generated<boolean>;
	};
	"sports.free_bet": {
		free_bet_id: bigint;
		player_id: bigint;
		granted_at: Date;
		until_at: Date;
		face_minor: bigint;
		bet_id: bigint | null;
		min_price_x10000: number;
		bucket: number;
		takes_multiples: boolean;
		currency: string;
		grant_key: string;
		cause: string;
	};
	"sports.market": {
		event_id: bigint;
		market_number: number;
		kind: MarketKind;
		line_x100: number | null;
		places: number | null;
	};
	"sports.matchday_seed": {
		league: string;
		season: number;
		matchday: number;
		/** In rows from before there were salts; the others have a salt. */
		seed: Buffer | null;
		made_at: Date;
		salt: Buffer | null;
	};
	"sports.past_price": {
		event_id: bigint;
		market_number: number;
		key: string;
		price_version: number;
		price_x10000: number;
		priced_at: Date;
		replaced_at: Date;
	};
	"sports.running_feed": {
		only_row: Generated<boolean>;
		name: string;
		since: Date;
	};
	"sports.selection": {
		event_id: bigint;
		market_number: number;
		key: string;
		place: number;
		price_x10000: number;
		price_version: Generated<number>;
		priced_at: Date;
	};
	"sports.settlement": {
		event_id: bigint;
		bucket: number;
		watermark: Generated<bigint>;
		leg_count: Generated<number>;
	};
};
