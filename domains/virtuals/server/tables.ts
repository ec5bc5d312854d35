import type { RaceCard } from "@baize/engines/race";
import type { ColumnType } from "kysely";
import type { RacePrices } from "./prices.ts";

/** Written as JSON text, read as its value. */
type Json<Value> = ColumnType<Value, string, never>;

export type RaceTable = {
	race_id: bigint;
	number: number;
	starts_at: Date;
	closes_at: Date;
	card: Json<RaceCard>;
	prices: Json<RacePrices>;
	salt: Buffer;
	commitment: string;
	client_seed: string;
	finish_order: ColumnType<number[] | null, never, number[]>;
	duration_ms: ColumnType<number | null, never, number>;
	server_seed: ColumnType<Buffer | null, never, Buffer>;
	ended_at: ColumnType<Date | null, never, Date>;
};

export type VirtualsTables = { "virtuals.race": RaceTable };
