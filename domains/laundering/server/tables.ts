// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Json } from "@baize/platform-server";
import type { Generated, Selectable } from "kysely";
import type { AlertState, Evidence, Outcome, RuleName, Severity } from "../contract/index.ts";

export type Tables = {
	"laundering.alert": {
		bucket: number;
		alert_id: bigint;
		player_id: bigint;
		rule: RuleName;
		op_id: bigint;
		op_seq: bigint;
		currency: string;
		severity: Severity;
		state: Generated<AlertState>;
		holds: boolean;
		evidence: Json<Evidence>;
		opened_at: Date;
		due_at: Date;
		claimed_by: bigint | null;
		claimed_until: Date | null;
		outcome: Outcome | null;
		closed_at: Date | null;
	};
	"laundering.note": {
		bucket: number;
		alert_id: bigint;
		note_id: bigint;
		what: string;
		text: string | null;
		by: bigint;
		by_name: string;
		at: Date;
	};
};

export type StoredAlert = Selectable<Tables["laundering.alert"]>;

export type NoteRow = Selectable<Tables["laundering.note"]>;
