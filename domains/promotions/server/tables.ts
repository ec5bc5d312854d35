// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Json } from "@baize/platform-server";
import type { ColumnType, Generated, Selectable } from "kysely";
import type { CashbackProduct, GrantState, OfferKind, OfferPrice, OfferState, Terms } from "../contract/index.ts";

export type TaskKind = "deposit" | "withdrawalRequest" | "chargeback" | "bonusConverted" | "bonusRemoved";

export type Tables = {
	"promotions.bonus": {
		bucket: number;
		player_id: bigint;
		cause: string;
		grant_id: bigint;
		offer_id: bigint;
		version: number;
		terms_hash: string;
		state: GrantState;
		currency: string;
		held: Generated<bigint>;
		amount: bigint | null;
		converted: bigint | null;
		deposit_id: bigint | null;
		reason: string | null;
		taken_at: Date;
		given_at: Date | null;
		active_at: Date | null;
		until_at: Date | null;
		ended_at: Date | null;
	};
	"promotions.daily_loss": {
		bucket: number;
		player_id: bigint;
		currency: string;
		product: CashbackProduct;
		day: ColumnType<Date, string, string>;
		lost: bigint;
	};
	"promotions.offer": {
		offer_id: bigint;
		request_id: string;
		kind: OfferKind;
		state: OfferState;
		version: number;
		published: number | null;
		code: string | null;
		budget: bigint | null;
		spent: Generated<bigint>;
		grants: Generated<number>;
		reason: string | null;
		created_at: Date;
	};
	"promotions.player": {
		bucket: number;
		player_id: bigint;
		deposits: Generated<number>;
	};
	"promotions.task": {
		bucket: number;
		player_id: bigint;
		op_id: bigint;
		kind: TaskKind;
		seq: bigint;
		reference: bigint;
		currency: string;
		amount: bigint;
		at: Date;
	};
	"promotions.version": {
		offer_id: bigint;
		version: number;
		terms: Json<Terms>;
		terms_hash: string;
		price: Json<OfferPrice | null>;
		written_by: bigint;
		written_at: Date;
		published_at: Date | null;
	};
};

export type BonusRow = Selectable<Tables["promotions.bonus"]>;

export type StoredOffer = Selectable<Tables["promotions.offer"]>;

export type TaskRow = Selectable<Tables["promotions.task"]>;

export type StoredVersion = Selectable<Tables["promotions.version"]>;
