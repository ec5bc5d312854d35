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
