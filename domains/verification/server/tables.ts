// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { GeneratedJson } from "@baize/platform-server";
import type { Generated } from "kysely";
import type { FieldReason, Kind } from "../contract/index.ts";

export type Rehearsal = "blurred" | "forged";

export type SubmissionState = "open" | "pending" | "verified" | "invalid" | "blocked" | "abandoned";

export type Tables = {
	"verification.attempt": {
		bucket: number;
		player_id: bigint;
		kind: string;
		count: number;
		began_at: Date;
	};
	"verification.document": {
		bucket: number;
		player_id: bigint;
		status: "REQUESTED" | "PENDING" | "VERIFIED" | "INVALID" | "BLOCKED";
		reasons: GeneratedJson<FieldReason[]>;
		reason: string | null;
		invalid_count: Generated<number>;
		changed_at: Date;
	};
	"verification.file": {
		bucket: number;
		id: bigint;
		player_id: bigint;
		submission_id: bigint | null;
		side: "front" | "back";
		rehearsal: Rehearsal | null;
		wrapped_key: Buffer | null;
		width: number;
		height: number;
		created_at: Date;
		delete_at: Date | null;
		deleted_at: Date | null;
	};
	"verification.phone": {
		bucket: number;
		player_id: bigint;
		phone: string;
		validated_at: Date;
	};
	"verification.phone_claim": {
		bucket: number;
		phone: string;
		player_id: bigint;
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
		callbacks: Generated<number>;
		created_at: Date;
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
		reasons: GeneratedJson<FieldReason[]>;
		reason: string | null;
		created_at: Date;
		submitted_at: Date | null;
		decided_at: Date | null;
		decided_by: bigint | null;
		claimed_by: bigint | null;
		claimed_until: Date | null;
		ask_at: Date | null;
	};
};
