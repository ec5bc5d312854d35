import type { DepositVerdict } from "@baize/identity/server";
import type { Minor } from "@baize/kernel/money";
import type { Restriction } from "@baize/safer-play/contract";
import {
	TRANSFERS_PER_DAY,
	type TransferEnding,
	type TransferLimits,
	type TransferStanding,
	UNKNOWN_RECEIVERS_PER_DAY,
} from "../../contract/index.ts";
import type { TransferRow } from "../tables.ts";

/** What is known of who an address names. */
export type ReceiverFacts = {
	/** Whether the address names a player at all. */
	isFound: boolean;
	isSender: boolean;
	isSamePerson: boolean;
	isDisabled: boolean;
	hasCurrency: boolean;
	isOffered: boolean;
	restriction: Restriction | null;
	depositVerdict: DepositVerdict;
};

/** One answer, whatever it is that stands against it: the sender learns nothing about another player's account. */
export const mayReceive = (facts: ReceiverFacts): boolean =>
	facts.isFound &&
	!facts.isSender &&
	!facts.isSamePerson &&
	!facts.isDisabled &&
	facts.hasCurrency &&
	facts.isOffered &&
	facts.restriction === null &&
	facts.depositVerdict === "free";

/** What a player has sent in the last 24 hours. */
export type DayUse = { sentMinor: Minor; transfers: number; unknownReceivers: number };

export type DayVerdict = "allowed" | "sum" | "count" | "receivers";

export function judgeDay(amountMinor: Minor, use: DayUse, { dayMinor }: Pick<TransferLimits, "dayMinor">): DayVerdict {
	if (use.unknownReceivers >= UNKNOWN_RECEIVERS_PER_DAY) return "receivers";
	if (use.transfers >= TRANSFERS_PER_DAY) return "count";
	return use.sentMinor + amountMinor > dayMinor ? "sum" : "allowed";
}

export const dayLeft = ({ sentMinor }: DayUse, { dayMinor }: Pick<TransferLimits, "dayMinor">): Minor =>
	sentMinor >= dayMinor ? 0n : dayMinor - sentMinor;

type Timed = Pick<TransferRow, "state" | "ending" | "expires_at">;

/**
 * What a transfer is at this moment. Its time ends by the clock alone, at which its money is not back yet: the job posts
 * it, and a page that is read moves no money.
 */
export function standingAt(row: Timed, now: Date): { state: TransferStanding; ending: TransferEnding | null } {
	const isOver = row.state === "waiting" && row.expires_at <= now;
	return { state: isOver ? "returning" : row.state, ending: row.ending };
}

/** Whether it cannot be taken yet. */
export const isTransferHeld = (row: Pick<TransferRow, "state" | "held_until">, now: Date): boolean =>
	row.state === "waiting" && row.held_until !== null && row.held_until > now;
