// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Json } from "@baize/platform-server";
import type { Generated, Selectable } from "kysely";
import type { ChangeRow as ChangeView, RegisterName } from "../contract/index.ts";

export type Actor = "player" | "operator" | "system";

export type ChangeDetails = Pick<ChangeView, "limit" | "realityCheckMs" | "break">;

export type Tables = {
	"safer_play.break": {
		break_id: bigint;
		player_id: bigint;
		bucket: number;
		kind: "timeOut" | "exclusion";
		from_at: Date;
		until_at: Date | null;
		ends_at: Date | null;
		/** `system`: it follows from what was found elsewhere. */
		by: Actor;
		reason: string | null;
		/** Where it was found, for an exclusion that did not begin on this account. */
		source: "otherAccount" | "register" | null;
	};
	"safer_play.change": {
		change_id: bigint;
		player_id: bigint;
		bucket: number;
		at: Date;
		by: Actor;
		what: ChangeView["what"];
		details: Json<ChangeDetails>;
	};
	"safer_play.deposit": {
		reference: bigint;
		player_id: bigint;
		bucket: number;
		amount: bigint;
		at: Date;
		is_released: Generated<boolean>;
	};
	"safer_play.play": {
		play_id: bigint;
		player_id: bigint;
		bucket: number;
		started_at: Date;
		last_at: Date;
		checked_at: Date;
		lost_before: bigint;
		is_open: Generated<boolean>;
		began_seq: Generated<bigint>;
	};
	"safer_play.play_limit": {
		player_id: bigint;
		bucket: number;
		kind: "deposit" | "loss" | "stake" | "time";
		window: "day" | "week" | "month";
		amount: bigint | null;
		pending_from: Date | null;
		pending_amount: bigint | null;
	};
	"safer_play.player": {
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
	"safer_play.register_entry": {
		register: RegisterName;
		hash: Buffer;
		bucket: number;
		added_at: Date;
		until_at: Date | null;
	};
};

export type BreakRow = Selectable<Tables["safer_play.break"]>;

export type ChangeRow = Selectable<Tables["safer_play.change"]>;

export type DepositRow = Selectable<Tables["safer_play.deposit"]>;

export type PlayRow = Selectable<Tables["safer_play.play"]>;

export type LimitRow = Selectable<Tables["safer_play.play_limit"]>;

export type PlayerRow = Selectable<Tables["safer_play.player"]>;
