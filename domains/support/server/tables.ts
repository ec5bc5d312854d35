// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

export type Tables = {
	"support.forum_request": {
		nonce_hash: Buffer;
		bucket: number;
		seen_at: Date;
		used_at: Date | null;
	};
};
