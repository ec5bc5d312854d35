// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Selectable } from "kysely";
import type { AdjustmentCause } from "../contract/index.ts";

export type Tables = {
	"adjustments.adjustment": {
		bucket: number;
		player_id: bigint;
		adjustment_id: bigint;
		currency: string;
		amount: bigint;
		cause: AdjustmentCause;
		reason: string;
		proposed_by: bigint;
		proposed_by_name: string;
		approved_by: bigint;
		approved_by_name: string;
		posted_at: Date;
	};
};

export type AdjustmentRow = Selectable<Tables["adjustments.adjustment"]>;
