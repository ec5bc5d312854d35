// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { ColumnType, Generated } from "kysely";
import type { EntryKind, PointAccount, Product, TierId } from "../contract/index.ts";

export type Tables = {
	"loyalty.account": {
		bucket: number;
		player_id: bigint;
		available: Generated<bigint>;
	};
	"loyalty.entry": {
		bucket: number;
		player_id: bigint;
		cause: string;
		entry_id: bigint;
		kind: EntryKind;
		from_account: PointAccount;
		to_account: PointAccount;
		points: bigint;
		day: ColumnType<Date, string, string>;
		at: Date;
		product: Product | null;
		currency: string | null;
		amount: bigint | null;
		reason: string | null;
	};
	"loyalty.followed": {
		bucket: number;
		player_id: bigint;
		currency: string;
		seq: bigint;
	};
	"loyalty.open_round": {
		bucket: number;
		player_id: bigint;
		round_id: bigint;
		stake: bigint;
		points: bigint;
	};
	"loyalty.tier_notice": {
		bucket: number;
		player_id: bigint;
		tier: TierId;
		grace_until: ColumnType<Date | null, string | null, string | null>;
	};
};
