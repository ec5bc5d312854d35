import type { SharedGame } from "@baize/engines/game";
import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Title } from "../titles.ts";

export type SharedTitle = Title & { game: SharedGame };

/** A round of a table, as it stands in the database. */
export type TableRound = {
	number: number;
	gameNumber: number;
	sheetVersion: number;
	chain: number;
	place: number;
	commitment: string;
	publicSalt: string;
	openedAtMs: number;
	locksAtMs: number;
	startsAtMs: number;
	/** When it was last known to run; null before it has started. */
	aliveAtMs: number | null;
	endedAtMs: number | null;
	settledAtMs: number | null;
	isInterrupted: boolean;
	/** Null before the end, and for a void round. */
	revealed: { outcome: unknown; element: Uint8Array } | null;
};

/** One bet of a player in a round. */
export type TableStake = {
	playerId: Id;
	stakeId: Id;
	number: number;
	seat: number;
	currency: string;
	stakeMinor: Minor;
	bet: unknown;
	targetX100: number | null;
	leftX100: number | null;
	/** Null while it is open. */
	paidMinor: Minor | null;
	isVoid: boolean;
	isNameHidden: boolean;
};
