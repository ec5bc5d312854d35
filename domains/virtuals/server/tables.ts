// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { RaceCard } from "@baize/engines/race";
import type { Json } from "@baize/platform-server";
import type { RacePrices } from "./prices.ts";

export type Tables = {
	"virtuals.race": {
		race_id: bigint;
		number: number;
		starts_at: Date;
		closes_at: Date;
		card: Json<RaceCard>;
		prices: Json<RacePrices>;
		salt: Buffer;
		commitment: string;
		client_seed: string;
		finish_order: number[] | null;
		duration_ms: number | null;
		server_seed: Buffer | null;
		ended_at: Date | null;
	};
};
