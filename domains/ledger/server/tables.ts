// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Generated } from "kysely";

export type Tables = {
	"ledger.applied": {
		tx: string;
		buckets: number[];
		ops: string[];
	};
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
	"ledger.chain_part": {
		player_id: bigint;
		first_seq: bigint;
		last_seq: bigint;
		last_op: bigint;
		until_at: Date;
		bucket: number;
		currency: number;
		common_kinds: number[];
		rare_kinds: number[];
		rare_ops: string[];
		sum_kinds: number[];
		sum_counts: string[];
		sum_stakes: string[];
		sum_wins: string[];
		sum_cash: string[];
		sum_stake_parts: string[] | null;
		sum_win_parts: string[] | null;
	};
	"ledger.count_progress": {
		is_only: Generated<boolean>;
		counted_until: Date | null;
		all_compared_at: Date | null;
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
	"ledger.counted_wallet": {
		player_id: bigint;
		seq: bigint;
		operator_casino: bigint;
		operator_sports: bigint;
		operator_promotions: bigint;
		operator_jackpots: bigint;
		operator_debt: bigint;
		transit: bigint;
		external: bigint;
		bucket: number;
		currency: number;
	};
	"ledger.follower": {
		name: string;
		tick: bigint;
		place: Generated<bigint>;
		moved_at: Date;
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
	"ledger.operator_total": {
		currency: number;
		account: string;
		by_wallets: bigint;
		by_journal: bigint;
	};
	"ledger.revision": {
		opened: bigint;
		op_id: bigint;
		open_after: bigint | null;
		bucket: number;
		number: number;
	};
	"ledger.split": {
		op_id: bigint;
		grant_id: bigint;
		stake_bonus: bigint;
		stake_locked: bigint;
		stake_removed: bigint;
		win_bonus: bigint;
		win_locked: bigint;
		win_removed: bigint;
		counted: bigint;
		bucket: number;
		share: number;
	};
	"ledger.tick": {
		number: bigint;
		snapshot: string;
		operations: bigint;
		at: Date;
	};
	"ledger.wager": {
		player_id: bigint;
		grant_id: bigint;
		required: bigint;
		left_to_wager: bigint;
		max_stake: bigint | null;
		max_converted: bigint | null;
		per_win: bigint;
		until_at: Date;
		open_parts: number;
		terms_hash: Buffer;
		bucket: number;
		currency: number;
		shares: number[];
		funds_order: "cashFirst" | "bonusFirst" | "inProportion";
		counts: "all" | "bonus";
		games: number[] | null;
		game_shares: number[] | null;
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
		operator_jackpots: Generated<bigint>;
		operator_debt: Generated<bigint>;
		transit: Generated<bigint>;
		spare: Generated<Buffer>;
	};
};
