import type { Generated } from "kysely";
import type { PairEnd } from "../contract/index.ts";

export type PlayTables = {
	"play.title": { game_id: string; number: Generated<number> };
	"play.seeds": {
		bucket: number;
		player_id: bigint;
		pair: number;
		salt: Buffer;
		commitment: string;
		/** Unknown for pairs that were made by an earlier version. */
		published_at: Date | null;
		/** Null until it is chosen; nothing is drawn before. */
		client_seed: string | null;
		begun_at: Date | null;
		next_salt: Buffer;
		next_commitment: string;
		next_published_at: Date | null;
		/** The number of the next round; while the pair is leased, the leasing process has the current one. */
		next_nonce: bigint;
		leased_by: string | null;
		leased_until: Date | null;
	};
	"play.retired_seeds": {
		bucket: number;
		player_id: bigint;
		pair: number;
		commitment: string;
		client_seed: string;
		salt: Buffer | null;
		/** For pairs that were retired before the salt was stored. */
		server_seed: Buffer | null;
		revealed_at: Date;
		published_at: Date | null;
		begun_at: Date | null;
		/** Unknown for pairs that were retired by an earlier version. */
		ended_at: Date | null;
		ended_by: PairEnd | null;
		/** Null where the count was lost. */
		rounds: bigint | null;
	};
	"play.seen": { bucket: number; player_id: bigint; game_number: number; round_id: bigint };
	"play.recent_game": { bucket: number; player_id: bigint; game_id: string; at: Date };
	"play.rules": { hash: string; game_id: string; version: number; body: string };
};
