export type Tables = {
	"audit.entry": {
		entry_id: bigint;
		at: Date;
		actor_id: bigint | null;
		actor: string | null;
		player_id: bigint | null;
		bucket: number;
		action: string;
		target: string | null;
		details: Record<string, unknown>;
		ip: string | null;
	};
};
export type EntryRow = Tables["audit.entry"];
