import type {
	BreakKind,
	BreakSource,
	ChangeRow as ChangeView,
	LimitKind,
	LimitWindow,
	RegisterName,
} from "../contract/index.ts";

export type PlayerRow = {
	player_id: bigint;
	bucket: number;
	currency: string;
	country: string;
	subdivision: string;
	reality_check_ms: number;
	offer_answered_at: Date | null;
	changed_at: Date | null;
	bars: string;
};

export type LimitRow = {
	player_id: bigint;
	bucket: number;
	kind: LimitKind;
	window: LimitWindow;
	amount: bigint | null;
	pending_from: Date | null;
	pending_amount: bigint | null;
};

/** `system`: it follows from what was found elsewhere. */
export type Actor = "player" | "operator" | "system";

export type BreakRow = {
	break_id: bigint;
	player_id: bigint;
	bucket: number;
	kind: BreakKind;
	from_at: Date;
	until_at: Date | null;
	ends_at: Date | null;
	by: Actor;
	reason: string | null;
	/** Where it was found, for an exclusion that did not begin on this account. */
	source: BreakSource | null;
};

export type DepositRow = {
	reference: bigint;
	player_id: bigint;
	bucket: number;
	amount: bigint;
	at: Date;
	is_released: boolean;
};

export type PlayRow = {
	play_id: bigint;
	player_id: bigint;
	bucket: number;
	started_at: Date;
	last_at: Date;
	checked_at: Date;
	lost_before: bigint;
	is_open: boolean;
};

export type ChangeDetails = Pick<ChangeView, "limit" | "realityCheckMs" | "break">;

export type ChangeRow = {
	change_id: bigint;
	player_id: bigint;
	bucket: number;
	at: Date;
	by: Actor;
	what: ChangeView["what"];
	details: ChangeDetails;
};

export type Tables = {
	"safer_play.player": PlayerRow;
	"safer_play.play_limit": LimitRow;
	"safer_play.break": BreakRow;
	"safer_play.register_entry": {
		register: RegisterName;
		hash: Buffer;
		bucket: number;
		added_at: Date;
		until_at: Date | null;
	};
	"safer_play.deposit": DepositRow;
	"safer_play.play": PlayRow;
	"safer_play.change": Omit<ChangeRow, "details"> & { details: unknown };
};
