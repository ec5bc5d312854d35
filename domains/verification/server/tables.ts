import type { ColumnType } from "kysely";
import type { DocumentStatus, Kind, Reason, Side } from "../contract/index.ts";

/** Written as text, read as its value. */
type Json<Value> = ColumnType<Value, string, string>;

export type SubmissionState = "open" | "pending" | "verified" | "invalid" | "blocked" | "abandoned";
export type Rehearsal = "blurred" | "forged";

export type Tables = {
	"verification.document": {
		bucket: number;
		player_id: bigint;
		status: DocumentStatus;
		reasons: Json<Reason[]>;
		reason: string | null;
		invalid_count: number;
		changed_at: Date;
	};
	"verification.submission": {
		bucket: number;
		id: bigint;
		player_id: bigint;
		provider: string;
		reference: string | null;
		kind: Kind | null;
		country: string | null;
		state: SubmissionState;
		reasons: Json<Reason[]>;
		reason: string | null;
		created_at: Date;
		submitted_at: Date | null;
		decided_at: Date | null;
		decided_by: bigint | null;
		claimed_by: bigint | null;
		claimed_until: Date | null;
		ask_at: Date | null;
	};
	"verification.file": {
		bucket: number;
		id: bigint;
		player_id: bigint;
		submission_id: bigint | null;
		side: Side;
		rehearsal: Rehearsal | null;
		wrapped_key: Buffer | null;
		width: number;
		height: number;
		created_at: Date;
		delete_at: Date | null;
		deleted_at: Date | null;
	};
	"verification.picture_view": {
		bucket: number;
		file_id: bigint;
		operator_id: bigint;
		player_id: bigint;
		opened_at: Date;
	};
	"verification.sandbox": {
		reference: string;
		customer_reference: string;
		success_url: string;
		error_url: string;
		callback_url: string;
		locale: string;
		state: "INITIATED" | "PENDING" | "DONE" | "FAILED";
		document_status: string | null;
		callbacks: number;
		created_at: Date;
	};
	"verification.phone": { bucket: number; player_id: bigint; phone: string; validated_at: Date };
	"verification.phone_claim": { bucket: number; phone: string; player_id: bigint };
	"verification.attempt": { bucket: number; player_id: bigint; kind: string; count: number; began_at: Date };
};
