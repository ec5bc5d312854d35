import type { LegOutcome } from "@baize/engines/settlement";
import type { ColumnType, Generated } from "kysely";
import type {
	AcceptPriceChanges,
	BetStatusName,
	MarketKind,
	Participant,
	ResultView,
	StartPrecision,
	Vertical,
} from "../contract/index.ts";

/** Written as JSON text, read as its value. */
type Json<Value> = ColumnType<Value, string, string>;

export type EventState = "open" | "suspended" | "closed" | "settled";

export type EventTable = {
	event_id: bigint;
	source: string;
	source_key: string;
	is_made_up: boolean;
	vertical: Vertical;
	sport: string;
	competition_id: string;
	competition: string;
	round: string;
	starts_at: Date;
	closes_at: Date;
	start_precision: Generated<StartPrecision>;
	state: Generated<EventState>;
	version: Generated<number>;
	participants: Json<Participant[]>;
	details: Json<unknown>;
	result: ColumnType<ResultView | null, never, string>;
	result_at: ColumnType<Date | null, never, Date>;
	is_on_record: Generated<boolean>;
	feed_stopped_at: ColumnType<Date | null, never, Date | null>;
};

export type RunningFeedTable = { only_row: Generated<boolean>; name: string; since: Date };

export type MarketTable = {
	event_id: bigint;
	market_number: number;
	kind: MarketKind;
	line_x100: number | null;
	places: number | null;
};

export type SelectionTable = {
	event_id: bigint;
	market_number: number;
	key: string;
	place: number;
	price_x10000: number;
	price_version: Generated<number>;
	priced_at: Date;
};

export type PastPriceTable = {
	event_id: bigint;
	market_number: number;
	key: string;
	price_version: number;
	price_x10000: number;
	priced_at: Date;
	replaced_at: Date;
};

export type BetTable = {
	bucket: number;
	bet_id: bigint;
	player_id: bigint;
	currency: string;
	kind: "single" | "multiple";
	accept: AcceptPriceChanges;
	stake: bigint;
	potential_return: bigint;
	most_payout: bigint;
	cash_after: bigint;
	status: Generated<BetStatusName>;
	payout: Generated<bigint>;
	placed_at: Date;
	settled_at: ColumnType<Date | null, never, Date>;
};

export type BetLegTable = {
	bucket: number;
	bet_id: bigint;
	leg_number: number;
	event_id: bigint;
	market_number: number;
	key: string;
	seen_x10000: number;
	price_x10000: number;
	outcome: ColumnType<LegOutcome | null, never, string>;
};

export type SettlementTable = {
	event_id: bigint;
	bucket: number;
	watermark: Generated<bigint>;
	leg_count: Generated<number>;
};

/** Either a salt or, in rows from before salts, the seed itself. */
export type MatchdaySeedTable = {
	league: string;
	season: number;
	matchday: number;
	salt: Buffer | null;
	seed: Buffer | null;
	made_at: Date;
};

export type SportsTables = {
	"sports.running_feed": RunningFeedTable;
	"sports.event": EventTable;
	"sports.market": MarketTable;
	"sports.selection": SelectionTable;
	"sports.past_price": PastPriceTable;
	"sports.bet": BetTable;
	"sports.bet_leg": BetLegTable;
	"sports.settlement": SettlementTable;
	"sports.matchday_seed": MatchdaySeedTable;
};
