// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Json } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { EffectLine, ProposalState } from "../contract/index.ts";

export type Tables = {
	"desk.proposal": {
		proposal_id: bigint;
		kind: string;
		subject: string;
		input: Json<Record<string, unknown>>;
		effect: Json<EffectLine[]>;
		state_hash: Buffer;
		reason: string;
		state: ProposalState;
		proposed_at: Date;
		proposed_by: bigint;
		proposed_by_name: string;
		decided_at: Date | null;
		decided_by: bigint | null;
		decided_by_name: string | null;
		decision_reason: string | null;
	};
	"desk.saved_view": {
		view_id: bigint;
		operator_id: bigint;
		bucket: number;
		list: string;
		name: string;
		filters: Json<Record<string, string>>;
		changed_at: Date;
	};
};

export type ProposalRecord = Selectable<Tables["desk.proposal"]>;

export type ViewRow = Selectable<Tables["desk.saved_view"]>;
