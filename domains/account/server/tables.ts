// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

export type Tables = {
	"account.export": {
		export_id: bigint;
		bucket: number;
		player_id: bigint;
		state: "asked" | "ready" | "failed";
		asked_at: Date;
		ends_at: Date | null;
		contents: Buffer | null;
		bytes: number | null;
	};
};
