// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Generated } from "kysely";

export type Tables = {
	"ledger.audited": {
		is_only: Generated<boolean>;
		recent_until: Date | null;
		walk_began: Date | null;
		walk_player: bigint | null;
	};
	"ledger.bar": {
		player_id: bigint;
		from_at: Date;
		until_at: Date;
		bucket: number;
		currency: number;
		number: number;
	};
	"ledger.cap": {
		player_id: bigint;
		max: bigint;
		used: bigint;
		since: Date;
		window_ms: bigint | null;
		zone: string | null;
		measure: "stake" | "loss";
		bucket: number;
		currency: number;
		number: number;
	};
	"ledger.counted": {
		player_id: bigint;
		at: Date;
		seq: bigint;
		stake: bigint;
		loss: bigint;
		bucket: number;
		currency: number;
	};
	"ledger.journal": {
		op_id: bigint;
		prev_op: bigint;
		player_id: bigint;
		reference: bigint;
		seq: bigint;
		stake: bigint;
		win: bigint;
		cash_after: bigint;
		at: Date;
		game_id: number;
		bucket: number;
		currency: number;
		kind: number;
		sealed: Buffer | null;
	};
	"ledger.op_kind": {
		kind: number;
		leg: number;
		name: string;
		amount: "stake" | "win";
		from_account: string;
		to_account: string;
	};
	"ledger.wallet": {
		player_id: bigint;
		seq: Generated<bigint>;
		last_op: Generated<bigint>;
		cash: Generated<bigint>;
		bonus: Generated<bigint>;
		locked: Generated<bigint>;
		np_bonus: Generated<bigint>;
		pending_withdrawal: Generated<bigint>;
		open_stakes: Generated<bigint>;
		house_casino: Generated<bigint>;
		house_sports: Generated<bigint>;
		house_promotions: Generated<bigint>;
		external: Generated<bigint>;
		bucket: number;
		currency: number;
		guarded_from: Generated<number>;
	};
};
