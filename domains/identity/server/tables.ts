// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Audience, PendingState, SessionProof } from "@baize/kernel/call";
import type { Locale } from "@baize/kernel/locale";
import type { GeneratedJson, Json } from "@baize/platform-server";
import type { ColumnType, Generated } from "kysely";
import type { ClosingReason } from "../contract/index.ts";
import type { SignalKind } from "./duplicates/signals.ts";
import type { SecurityChangeKind } from "./people/credentials/types.ts";
import type { PendingForm } from "./registration/pending-form.ts";

export type Tables = {
	"identity.acceptance": {
		player_id: bigint;
		bucket: number;
		version: string;
		accepted_at: Date;
		ip: string | null;
	};
	"identity.attempt": {
		subject: Buffer;
		bucket: number;
		restored_at: Date;
	};
	"identity.closing": {
		player_id: bigint;
		bucket: number;
		closed_at: Date;
		reason: ClosingReason;
		note: string | null;
		reopened_at: Date | null;
	};
	"identity.device": {
		person_id: bigint;
		bucket: number;
		device_hash: Buffer;
		trusted_until: Date;
		created_at: Date;
		last_seen_at: Date;
		user_agent: string;
	};
	"identity.duplicate": {
		/** The younger account, which takes the consequence. */
		player_id: bigint;
		bucket: number;
		older_id: bigint;
		kinds: SignalKind[];
		outcome: "noted" | "held" | "carried";
		found_at: Date;
		resolution: "anotherPerson" | "allowed" | "samePerson" | null;
		reason: string | null;
		resolved_at: Date | null;
		resolved_by: bigint | null;
	};
	"identity.email_change": {
		person_id: bigint;
		bucket: number;
		email: string;
		token_hash: Buffer;
		expires_at: Date;
	};
	"identity.fingerprint": {
		hash: Buffer;
		bucket: number;
		kind: SignalKind;
		player_id: bigint;
	};
	"identity.invitation": {
		token_hash: Buffer;
		bucket: number;
		person_id: bigint;
		expires_at: Date;
	};
	"identity.known_device": {
		person_id: bigint;
		bucket: number;
		device_hash: Buffer;
		first_seen_at: Date;
		last_seen_at: Date;
	};
	"identity.known_network": {
		person_id: bigint;
		bucket: number;
		network: string;
		first_seen_at: Date;
		last_seen_at: Date;
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
	"identity.person": {
		person_id: bigint;
		bucket: number;
		email: string;
		password_hash: string;
		first_name: string;
		last_name: string;
		nickname: string | null;
		language: Locale;
		roles: Generated<string[]>;
		status: Generated<"active" | "disabled">;
		created_at: Date;
		required_action: "ADD_PIN_CODE" | "forcePasswordReset" | "forcePhoneNumberReset" | "forcePinReset" | null;
		verification_blocked_at: Date | null;
		first_signed_in_at: Date | null;
		last_signed_in_at: Date | null;
	};
	"identity.player": {
		player_id: bigint;
		bucket: number;
		currency: string;
		/** In the form 1990-01-31. */
		birth_date: ColumnType<Date, string, string>;
		country: string;
		subdivision: string;
		street: string;
		city: string;
		postal_code: string;
		phone: string | null;
		terms_version: string;
		marketing_since: Date | null;
		is_fingerprinted: Generated<boolean>;
	};
	"identity.recovery": {
		token_hash: Buffer;
		bucket: number;
		person_id: bigint;
		expires_at: Date;
	};
	"identity.registration": {
		registration_id: bigint;
		bucket: number;
		email: string;
		token_hash: Buffer;
		password_hash: string;
		/** The form until its e-mail is confirmed, all except the password. */
		form: Json<PendingForm>;
		language: Locale;
		expires_at: Date;
		/** Absent in a form whose e-mail has an account. */
		is_link_sent: boolean;
	};
	"identity.revealed": {
		operator_id: bigint;
		player_id: bigint;
		bucket: number;
		until: Date;
	};
	"identity.security_change": {
		player_id: bigint;
		bucket: number;
		kind: SecurityChangeKind;
		changed_at: Date;
	};
	"identity.session": {
		session_id: bigint;
		bucket: number;
		sid_hash: Buffer;
		handle: string;
		person_id: bigint;
		created_at: Date;
		last_seen_at: Date;
		expires_at: Date;
		ended_at: Date | null;
		ip: string | null;
		user_agent: string;
		pending_action: PendingState | null;
		restriction: string | null;
		action_token_hash: Buffer | null;
		action_token_until: Date | null;
		ended_elsewhere: Generated<boolean>;
		proofs: GeneratedJson<SessionProof[]>;
		own_assurance: Generated<1 | 2>;
		device_hash: Buffer | null;
		audience: Generated<Audience>;
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
	"identity.sign_in_name": {
		email: string;
		bucket: number;
		person_id: bigint;
	};
	"identity.spent_captcha": {
		token_hash: Buffer;
		bucket: number;
		expires_at: Date;
	};
};
