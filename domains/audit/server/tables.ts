// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Json } from "@baize/platform-server";
import type { Selectable } from "kysely";

export type Tables = {
	"audit.entry": {
		entry_id: bigint;
		at: Date;
		actor_id: bigint | null;
		player_id: bigint | null;
		bucket: number;
		action: string;
		target: string | null;
		details: Json<Record<string, unknown>>;
		ip: string | null;
		actor: string | null;
	};
};

export type EntryRow = Selectable<Tables["audit.entry"]>;
