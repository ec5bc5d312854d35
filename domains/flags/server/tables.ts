export type Tables = {
	"flags.flag": {
		name: string;
		is_on: boolean;
		reason: string;
		switched_by: bigint;
		switched_by_name: string;
		switched_at: Date;
	};
};
export type FlagRow = Tables["flags.flag"];
