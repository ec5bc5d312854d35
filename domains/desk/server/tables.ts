// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Json } from "@baize/platform-server";
import type { Selectable } from "kysely";

export type Tables = {
	"desk.saved_view": {
		view_id: bigint;
		operator_id: bigint;
		bucket: number;
		list: string;
		name: string;
		filters: Json<Record<string, string>>;
		changed_at: Date;
	};
};

export type ViewRow = Selectable<Tables["desk.saved_view"]>;
