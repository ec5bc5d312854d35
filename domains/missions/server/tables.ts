// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Json } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { State, Step, Terms } from "../contract/index.ts";

export type Tables = {
	"missions.counted": {
		bucket: number;
		player_id: bigint;
		mission_id: bigint;
		what: string;
		round_id: bigint;
		game_number: number;
		at: Date;
	};
	"missions.joined": {
		bucket: number;
		player_id: bigint;
		mission_id: bigint;
		currency: string;
		joined_at: Date;
		count: number;
		reached_at: Date | null;
		due_at: Date | null;
		paid_at: Date | null;
	};
	"missions.mission": {
		mission_id: bigint;
		request_id: string;
		state: State;
		terms: Json<Terms>;
		from_at: Date;
		until_at: Date;
		drafted_by: bigint;
		approved_by: bigint | null;
		players: number;
		max_players: number;
		created_at: Date;
	};
	"missions.open_round": {
		bucket: number;
		player_id: bigint;
		round_id: bigint;
		began_at: Date;
		stakes: number;
		stake: bigint;
		win: bigint;
	};
	"missions.step": {
		mission_id: bigint;
		step_id: bigint;
		step: Step;
		at: Date;
		by: bigint;
		reason: string | null;
	};
};

export type StoredCounted = Selectable<Tables["missions.counted"]>;

export type StoredJoined = Selectable<Tables["missions.joined"]>;

export type StoredMission = Selectable<Tables["missions.mission"]>;

export type StoredStep = Selectable<Tables["missions.step"]>;
