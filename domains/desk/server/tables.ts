export type Tables = {
	"desk.saved_view": {
		view_id: bigint;
		operator_id: bigint;
		bucket: number;
		list: string;
		name: string;
		filters: Record<string, string>;
		changed_at: Date;
	};
};
export type ViewRow = Tables["desk.saved_view"];
