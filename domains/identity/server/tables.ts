import type { Locale } from "@baize/kernel/locale";
import type { ColumnType } from "kysely";
import type { Registration } from "../contract/index.ts";

/** What is kept of a form until its e-mail is confirmed: all but the password. */
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
	};
	"identity.player": {
		player_id: bigint;
		bucket: number;
		currency: string;
		/** Written as 1990-01-31. */
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
	};
	"identity.attempt": { subject: Buffer; bucket: number; restored_at: Date };
};
