// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { ColumnType } from "kysely";

export type Tables = {
	"reconciliation.fetched": {
		provider: string;
		until: Date;
	};
	"reconciliation.item": {
		item_id: bigint;
		statement_id: bigint;
		provider: string;
		number: number | null;
		reference: string | null;
		kind: "deposit" | "withdrawal" | "toBank" | "fromBank";
		currency: string;
		amount: bigint;
		fee: bigint | null;
		on_date: ColumnType<Date, string, string>;
		last_four: string | null;
		state: "matched" | "timing" | "amount" | "missingHere" | "missingThere" | "duplicate" | "awaited";
		payment_id: bigint | null;
		payment_amount: bigint | null;
		opened_at: Date;
		closed_at: Date | null;
		closed_by: bigint | null;
		closed_by_name: string | null;
		closed_as: "matched" | "matchedByHand" | "writtenOff" | null;
		reason: string | null;
		pair: bigint | null;
		names: bigint | null;
		bank_reference: string | null;
	};
	"reconciliation.statement": {
		statement_id: bigint;
		provider: string;
		format: "csv" | "camt053" | "fetched";
		file_name: string;
		sha256: Buffer;
		imported_at: Date;
		imported_by: bigint | null;
		imported_by_name: string;
		first_date: ColumnType<Date, string, string>;
		last_date: ColumnType<Date, string, string>;
	};
};
