import type { Generated } from "kysely";

export type PlayTables = {
	"play.title": { game_id: string; number: Generated<number> };
	"play.seeds": {
		bucket: number;
		player_id: bigint;
		pair: number;
		salt: Buffer;
		commitment: string;
		client_seed: string;
		next_salt: Buffer;
		next_commitment: string;
		nonces_held: bigint;
		held_by: string | null;
		held_until: Date | null;
	};
	"play.retired_seeds": {
		bucket: number;
		player_id: bigint;
		pair: number;
		commitment: string;
		client_seed: string;
		salt: Buffer | null;
		/** Of pairs that were retired before the salt was kept. */
		server_seed: Buffer | null;
		revealed_at: Date;
	};
	"play.seen": { bucket: number; player_id: bigint; game_number: number; round_id: bigint };
	"play.recent_game": { bucket: number; player_id: bigint; game_id: string; at: Date };
};
