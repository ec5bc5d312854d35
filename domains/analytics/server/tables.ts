// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { ColumnType } from "kysely";

export type Tables = {
	"analytics.use": {
		day: ColumnType<Date, string, string>;
		event: string;
		detail: string;
		country: string;
		times: bigint;
	};
};
