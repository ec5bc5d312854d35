// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Generated } from "kysely";

export type Tables = {
	"general_ledger.account": {
		code: string;
		kind: "asset" | "liability" | "income" | "expense";
	};
	"general_ledger.audited": {
		series: number;
		number: Generated<bigint>;
	};
	"general_ledger.audited_sum": {
		account: string;
		currency: string;
		series: number;
		amount: bigint;
	};
	"general_ledger.balance": {
		account: string;
		currency: string;
		series: number;
		amount: bigint;
	};
	"general_ledger.discrepancy": {
		discrepancy_id: bigint;
		law: string;
		subject: string;
		currency: string;
		difference: bigint;
		product: string | null;
		found_at: Date;
		ended_at: Date | null;
		accepted_at: Date | null;
		accepted_by: bigint | null;
		accepted_by_name: string | null;
		reason: string | null;
	};
	"general_ledger.entry": {
		entry_id: bigint;
		series: number;
		number: bigint;
		at: Date;
		cause: string;
		reference: string;
		corrects: bigint | null;
		lines: number;
	};
	"general_ledger.freeze": {
		product: "casino" | "sports" | "promotions" | "payments";
		since: Date;
		flags: string[];
	};
	"general_ledger.law": {
		name: string;
		ran_at: Date;
		held_since: Date | null;
		is_held: boolean;
	};
	"general_ledger.law_sum": {
		law: string;
		subject: string;
		currency: string;
		left_amount: bigint;
		right_amount: bigint;
	};
	"general_ledger.line": {
		entry_id: bigint;
		place: number;
		account: string;
		currency: string;
		amount: bigint;
	};
	"general_ledger.series": {
		series: number;
		last_number: Generated<bigint>;
	};
};
