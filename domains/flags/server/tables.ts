// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Selectable } from "kysely";

export type Tables = {
	"flags.flag": {
		name: string;
		is_on: boolean;
		reason: string;
		switched_by: bigint;
		switched_by_name: string;
		switched_at: Date;
	};
};

export type FlagRow = Selectable<Tables["flags.flag"]>;
