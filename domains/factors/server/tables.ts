// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Generated } from "kysely";

export type Tables = {
	"factors.authenticator": {
		player_id: bigint;
		bucket: number;
		secret: Buffer | null;
		confirmed_at: Date | null;
		pending: Buffer | null;
		pending_until: Date | null;
		last_step: Generated<bigint>;
	};
	"factors.budget": {
		player_id: bigint;
		bucket: number;
		name: string;
		used: number;
		ends_at: Date;
	};
	"factors.challenge": {
		challenge: string;
		bucket: number;
		player_id: bigint | null;
		expires_at: Date;
	};
	"factors.confirmation": {
		player_id: bigint;
		bucket: number;
		session_id: bigint;
		operation: string;
		method: string;
		binding_hash: Buffer;
		code_hash: Buffer | null;
		expires_at: Date;
		used_at: Date | null;
		proof_hash: Buffer | null;
		request_hash: Buffer | null;
	};
	"factors.passkey": {
		player_id: bigint;
		bucket: number;
		passkey_id: bigint;
		credential_id: string;
		public_key: Buffer;
		counter: bigint;
		transports: string[];
		name: string;
		created_at: Date;
		used_at: Date | null;
	};
	"factors.pin": {
		player_id: bigint;
		bucket: number;
		pin_hash: string;
		is_reset_due: Generated<boolean>;
		set_at: Date;
	};
	"factors.pin_reset": {
		player_id: bigint;
		bucket: number;
		token_hash: Buffer;
		expires_at: Date;
	};
	"factors.recovery_code": {
		player_id: bigint;
		bucket: number;
		code_hash: Buffer;
	};
};
