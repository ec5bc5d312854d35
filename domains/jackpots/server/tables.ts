// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Generated, GeneratedAlways } from "kysely";
import type { WonBy } from "../contract/index.ts";

export type WinState = "drawn" | "paid" | "void";

export type Tables = {
	"jackpots.pot": {
		pot_id: string;
		level: string;
		currency: string;
		began_at: Date;
		contributed: Generated<bigint>;
		reserve_contributed: Generated<bigint>;
		funded: Generated<bigint>;
		seeded: Generated<bigint>;
		won: Generated<bigint>;
		meter: GeneratedAlways<bigint>;
		reserve: GeneratedAlways<bigint>;
		cycle: Generated<number>;
		ceiling_salt: Buffer;
		ceiling_commitment: string;
		booked_contributed: Generated<bigint>;
		booked_reserve_contributed: Generated<bigint>;
		booked_funded: Generated<bigint>;
		booked_seeded: Generated<bigint>;
		booked_won: Generated<bigint>;
	};
	"jackpots.win": {
		win_id: bigint;
		player_id: bigint;
		bucket: number;
		round_id: bigint;
		game_number: number;
		pot_id: string;
		level: string;
		currency: string;
		won_by: WonBy;
		state: WinState;
		found_at: Date;
		paid_at: Date | null;
		cycle: number | null;
		amount_minor: bigint | null;
		server_seed: string | null;
		ceiling_commitment: string | null;
	};
};
