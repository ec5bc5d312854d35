// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Json } from "@baize/platform-server";
import type { Generated } from "kysely";
import type { StoredWins } from "../contract/index.ts";

export type Tables = {
	"spins.bonus": {
		bonus_id: bigint;
		player_id: bigint;
		begun_at: Date;
		until_at: Date;
		ended_at: Date | null;
		bucket: number;
		currency: string;
		terms_hash: Buffer;
	};
	"spins.grant": {
		grant_id: bigint;
		player_id: bigint;
		granted_at: Date;
		until_at: Date;
		stake_minor: bigint;
		max_win_minor: bigint | null;
		paid_minor: Generated<bigint>;
		withdrawn_at: Date | null;
		withdrawn_by: bigint | null;
		count: number;
		used: Generated<number>;
		bucket: number;
		currency: string;
		state: "granted" | "withdrawn";
		grant_key: string;
		cause: string;
		withdrawn_because: string | null;
		game_ids: string[];
		wins: Json<StoredWins>;
	};
	"spins.use": {
		round_id: bigint;
		player_id: bigint;
		grant_id: bigint;
		at: Date;
		win_minor: bigint;
		paid_minor: bigint;
		bonus_id: bigint | null;
		game_number: number;
		bucket: number;
	};
};
