// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Json } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { State, Step, Terms } from "../contract/index.ts";

export type Tables = {
	"tournaments.counted_round": {
		bucket: number;
		player_id: bigint;
		tournament_id: bigint;
		round_id: bigint;
		place: number;
		game_number: number;
		currency: string;
		stake: bigint;
		win: bigint;
		points: number;
		at: Date;
	};
	"tournaments.hidden_name": {
		bucket: number;
		player_id: bigint;
	};
	"tournaments.open_round": {
		bucket: number;
		player_id: bigint;
		round_id: bigint;
		began_at: Date;
		stakes: number;
		stake: bigint;
		win: bigint;
	};
	"tournaments.prize": {
		tournament_id: bigint;
		bucket: number;
		player_id: bigint;
		prize_id: bigint;
		place: number;
		currency: string;
		amount: bigint;
		paid_at: Date | null;
	};
	"tournaments.score": {
		tournament_id: bigint;
		bucket: number;
		player_id: bigint;
		currency: string;
		points: number;
		rounds: number;
		reached_at: Date;
		first_at: Date;
		disqualified_for: string | null;
	};
	"tournaments.step": {
		tournament_id: bigint;
		step_id: bigint;
		step: Step;
		at: Date;
		by: bigint | null;
		subject: string | null;
		reason: string | null;
	};
	"tournaments.tournament": {
		tournament_id: bigint;
		request_id: string;
		state: State;
		terms: Json<Terms>;
		from_at: Date;
		until_at: Date;
		drafted_by: bigint;
		approved_by: bigint | null;
		audited_by: bigint | null;
		paid_by: bigint | null;
		created_at: Date;
	};
};

export type StoredRound = Selectable<Tables["tournaments.counted_round"]>;

export type StoredPrize = Selectable<Tables["tournaments.prize"]>;

export type StoredScore = Selectable<Tables["tournaments.score"]>;

export type StoredStep = Selectable<Tables["tournaments.step"]>;

export type StoredTournament = Selectable<Tables["tournaments.tournament"]>;
