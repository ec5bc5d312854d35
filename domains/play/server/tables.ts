// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Json } from "@baize/platform-server";
import type { Generated, GeneratedAlways } from "kysely";
import type { PairEnd } from "../contract/index.ts";
import type { FurtherStake } from "./staged/types.ts";

export type Tables = {
	"play.day_stakes": {
		from_at: Date;
		stakes: bigint;
		game_number: number;
	};
	"play.favourite": {
		player_id: bigint;
		at: Date;
		bucket: number;
		game_id: string;
	};
	"play.last_win": {
		place: GeneratedAlways<bigint>;
		at: Date;
		stake_minor: bigint;
		win_minor: bigint;
		game_number: number;
		currency: string;
		winner: string;
	};
	"play.open_round": {
		player_id: bigint;
		round_id: bigint;
		nonce: bigint;
		staked_minor: bigint;
		due_at: Date;
		game_number: number;
		sheet_version: number;
		bucket: number;
		step: number;
		currency: string;
		commitment: string;
		client_seed: string;
		rules_hash: string;
		salt: Buffer;
		bet: Json<unknown>;
		actions: Json<unknown[]>;
		further_stakes: Json<FurtherStake[]>;
	};
	"play.practice_round": {
		player_id: bigint;
		round_id: bigint;
		at: Date;
		stake_minor: bigint;
		win_minor: bigint;
		game_number: number;
		bucket: number;
		currency: string;
		commitment: string;
	};
	"play.provider_move": {
		op_id: bigint;
		player_id: bigint;
		at: Date;
		said_at: Date;
		cash_minor: bigint;
		promo_minor: bigint;
		cash_after_minor: bigint;
		bet_id: bigint | null;
		game_number: number;
		wins: Generated<number>;
		bucket: number;
		is_over: boolean;
		provider: string;
		role: "move" | "cancel";
		transaction_id: string;
		type: "WITHDRAW" | "DEPOSIT" | "CANCEL" | "PROMOWITHDRAW" | "PROMODEPOSIT" | "PROMOCANCEL";
		state: "open" | "settled" | "cancelled" | "done" | "early" | "refused";
		currency: string;
		round: string | null;
		bet_ref: string | null;
		game: string | null;
		error: string | null;
		content: Buffer;
	};
	"play.provider_session": {
		session_id: bigint;
		player_id: bigint;
		begun_at: Date;
		until_at: Date;
		game_number: number;
		bucket: number;
		provider: string;
		game: string;
		currency: string;
		country: string;
		language: string;
		ip: string;
		token_hash: Buffer;
		login_id: bigint | null;
	};
	"play.recent_game": {
		player_id: bigint;
		at: Date;
		bucket: number;
		game_id: string;
	};
	"play.retired_seeds": {
		player_id: bigint;
		revealed_at: Date;
		bucket: number;
		pair: number;
		commitment: string;
		client_seed: string;
		/** For pairs that were retired before the salt was stored. */
		server_seed: Buffer | null;
		salt: Buffer | null;
		published_at: Date | null;
		begun_at: Date | null;
		/** Unknown for pairs that were retired by an earlier version. */
		ended_at: Date | null;
		ended_by: PairEnd | null;
		/** Null where the count was lost. */
		rounds: bigint | null;
	};
	"play.rules": {
		hash: string;
		game_id: string;
		version: number;
		body: string;
	};
	"play.seeds": {
		player_id: bigint;
		/** The number of the next round; while the pair is leased, the leasing process has the current one. */
		next_nonce: Generated<bigint>;
		leased_until: Date | null;
		bucket: number;
		pair: number;
		salt: Buffer;
		commitment: string;
		/** Null until it is chosen; nothing is drawn before. */
		client_seed: string | null;
		next_salt: Buffer;
		next_commitment: string;
		leased_by: string | null;
		/** Unknown for pairs that were made by an earlier version. */
		published_at: Date | null;
		begun_at: Date | null;
		next_published_at: Date | null;
	};
	"play.seen": {
		player_id: bigint;
		round_id: bigint;
		game_number: number;
		bucket: number;
	};
	"play.span_total": {
		from_at: Date;
		staked_minor: bigint;
		won_minor: bigint;
		game_number: number;
		currency: string;
		players: Generated<string[]>;
	};
	"play.stake_ladder": {
		min_minor: bigint;
		max_minor: bigint;
		changed_at: Date;
		changed_by: bigint;
		game_id: string;
		place: string;
		currency: string;
		reason: string;
		changed_by_name: string;
		steps_minor: Json<number[]>;
	};
	"play.table_chain": {
		game_number: number;
		chain: number;
		length: number;
		published_at: Date;
		commitment: string;
		public_salt: string;
		salt: Buffer;
	};
	"play.table_round": {
		number: bigint;
		game_number: number;
		chain: number;
		place: number;
		sheet_version: number;
		opened_at: Date;
		locks_at: Date;
		starts_at: Date;
		alive_at: Date | null;
		ended_at: Date | null;
		settled_at: Date | null;
		outcome: Json<unknown | null>;
		element: Buffer | null;
		is_interrupted: Generated<boolean>;
		commitment: string;
	};
	"play.table_stake": {
		player_id: bigint;
		stake_id: bigint;
		number: bigint;
		stake_minor: bigint;
		placed_at: Date;
		paid_minor: bigint | null;
		game_number: number;
		target_x100: number | null;
		left_x100: number | null;
		bucket: number;
		seat: number;
		is_name_hidden: boolean;
		is_void: Generated<boolean>;
		currency: string;
		bet: Json<unknown>;
	};
	"play.title": {
		game_id: string;
		number: GeneratedAlways<number>;
	};
	"play.title_refusal": {
		slot_at: Date;
		requests: bigint;
		game_number: number;
		code: string;
	};
	"play.title_state": {
		changed_at: Date;
		changed_by: bigint;
		game_id: string;
		place: string;
		state: "open" | "draining" | "stopped";
		reason: string;
		changed_by_name: string;
	};
	"play.title_total": {
		rounds: bigint;
		staked_minor: bigint;
		won_minor: bigint;
		game_number: number;
		currency: string;
		stake_squares: string;
	};
};
