import type { Audience, PendingState, SessionProof } from "@baize/kernel/call";
import type { Locale } from "@baize/kernel/locale";
import type { ColumnType, Generated } from "kysely";
import type { Registration, RequiredAction } from "../contract/index.ts";

/** The stored form until its e-mail is confirmed: all except the password. */
export type PendingForm = Omit<Registration, "password">;

export type Tables = {
	"identity.person": {
		person_id: bigint;
		bucket: number;
		email: string;
		password_hash: string;
		first_name: string;
		last_name: string;
		nickname: string | null;
		language: Locale;
		roles: string[];
		status: "active" | "disabled";
		created_at: Date;
		required_action: Generated<RequiredAction | null>;
		verification_blocked_at: Generated<Date | null>;
		first_signed_in_at: Generated<Date | null>;
		last_signed_in_at: Generated<Date | null>;
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
	};
	"identity.sign_in_name": { email: string; bucket: number; person_id: bigint };
	"identity.registration": {
		registration_id: bigint;
		bucket: number;
		email: string;
		token_hash: Buffer;
		password_hash: string;
		form: PendingForm;
		language: Locale;
		expires_at: Date;
		/** Absent in a form whose e-mail has an account. */
		is_link_sent: boolean;
	};
	"identity.session": {
		session_id: bigint;
		bucket: number;
		audience: Generated<Audience>;
		sid_hash: Buffer;
		handle: string;
		person_id: bigint;
		created_at: Date;
		last_seen_at: Date;
		expires_at: Date;
		ended_at: Date | null;
		ip: string | null;
		user_agent: string;
		pending_action: Generated<PendingState | null>;
		restriction: Generated<string | null>;
		action_token_hash: Generated<Buffer | null>;
		action_token_until: Generated<Date | null>;
		ended_elsewhere: Generated<boolean>;
		proofs: ColumnType<SessionProof[], string | undefined, string>;
		own_assurance: Generated<1 | 2>;
		device_hash: Generated<Buffer | null>;
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
	"identity.invitation": { token_hash: Buffer; bucket: number; person_id: bigint; expires_at: Date };
	"identity.revealed": { operator_id: bigint; player_id: bigint; bucket: number; until: Date };
	"identity.spent_captcha": { token_hash: Buffer; bucket: number; expires_at: Date };
	"identity.attempt": { subject: Buffer; bucket: number; restored_at: Date };
};
