import type { Generated } from "kysely";
import type { ClosingReason, DuplicateOutcome, DuplicateResolution } from "../../contract/index.ts";
import type { SignalKind } from "../duplicates/signals.ts";
import type { Tables } from "../tables.ts";
import type { SecurityChangeKind } from "./credentials/types.ts";

/** The tables of the account, beside those of the login. */
export type AccountTables = Omit<Tables, "identity.player"> & {
	"identity.player": Tables["identity.player"] & {
		marketing_since: Date | null;
		is_fingerprinted: Generated<boolean>;
	};
	"identity.fingerprint": { hash: Buffer; bucket: number; kind: SignalKind; player_id: bigint };
	"identity.duplicate": {
		/** The younger account, which takes the consequence. */
		player_id: bigint;
		bucket: number;
		older_id: bigint;
		kinds: SignalKind[];
		outcome: DuplicateOutcome;
		found_at: Date;
		resolution: DuplicateResolution | null;
		reason: string | null;
		resolved_at: Date | null;
		resolved_by: bigint | null;
	};
	"identity.acceptance": { player_id: bigint; bucket: number; version: string; accepted_at: Date; ip: string | null };
	"identity.recovery": { token_hash: Buffer; bucket: number; person_id: bigint; expires_at: Date };
	"identity.email_change": {
		person_id: bigint;
		bucket: number;
		email: string;
		token_hash: Buffer;
		expires_at: Date;
	};
	"identity.linked_account": {
		account_id: bigint;
		player_id: bigint;
		bucket: number;
		sealed: Buffer;
		last_four: string;
		label: string;
		added_at: Date;
		fingerprint: Buffer | null;
	};
	"identity.bank_account": {
		fingerprint: Buffer;
		bucket: number;
		player_id: bigint;
		claim_id: bigint;
		status: "own" | "allowed" | "refused" | "duplicate";
		last_four: string;
		since: Date;
	};
	"identity.security_change": { player_id: bigint; bucket: number; kind: SecurityChangeKind; changed_at: Date };
	"identity.payout_freeze": {
		player_id: bigint;
		bucket: number;
		frozen_at: Date;
		cause: "notMe" | "operator";
		notice: string | null;
		email: string | null;
		replaced_email: string | null;
		frozen_by: bigint | null;
		reason: string | null;
		lifted_at: Date | null;
		lifted_by: bigint | null;
		lift_reason: string | null;
	};
	"identity.not_me_link": {
		token_hash: Buffer;
		bucket: number;
		person_id: bigint;
		email: string;
		notice: string;
		sent_at: Date;
		expires_at: Date;
		used_at: Date | null;
	};
	"identity.sign_in": {
		session_id: bigint;
		bucket: number;
		person_id: bigint;
		at: Date;
		ip: string | null;
		user_agent: string;
		device: string;
		is_new_device: boolean;
	};
	"identity.closing": {
		player_id: bigint;
		bucket: number;
		closed_at: Date;
		reason: ClosingReason;
		note: string | null;
		reopened_at: Date | null;
	};
};
