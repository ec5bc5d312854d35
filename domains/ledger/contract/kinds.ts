import type { Account } from "./accounts.ts";
import type { Parts } from "./bonus.ts";
import { KINDS, type KindSpec } from "./kinds.data.ts";

export type Kind = keyof typeof KINDS;

export const KIND_NAMES = Object.keys(KINDS) as Kind[];
/** The kinds without the types of the single rows, for what reads them all alike. */
export const KIND_SPECS: Readonly<Record<Kind, KindSpec>> = KINDS;
const byNumber = new Map<number, Kind>(KIND_NAMES.map((kind) => [KINDS[kind].number, kind]));

export const kindNumbered = (number: number): Kind | undefined => byNumber.get(number);
export const isClosing = (kind: Kind): boolean => "closes" in KINDS[kind];
export const isCorrecting = (kind: Kind): boolean => "corrects" in KINDS[kind];
export const movesStake = ({ legs }: KindSpec): boolean => legs.some(({ amount }) => amount === "stake");

/** A win that is paid as bonus money: only while the grant that it belongs to is in force. */
export const winsBonus = ({ legs }: KindSpec): boolean =>
	legs.some(({ amount, to }) => amount === "win" && to === "bonus");

/** The kinds that any domain posts without a bonus. */
export const PLAIN_KINDS = KIND_NAMES.filter((kind) => !KIND_SPECS[kind].isOfBonus && !winsBonus(KIND_SPECS[kind]));

/** How often each of its two amounts a kind adds to an account: -1, 0 or 1. */
export function shareIn(account: Account, { legs }: KindSpec): { stake: number; win: number } {
	const share = { stake: 0, win: 0 };
	for (const { amount, from, to } of legs) share[amount] += Number(to === account) - Number(from === account);
	return share;
}

/**
 * What is in these accounts together, the player has lost of their own money, or has at stake. What the operator gives
 * comes from one of them: a free bet that loses goes from one to another, so it is no loss.
 */
export const LOST_TO = [
	"operatorCasino",
	"operatorSports",
	"operatorPromotions",
	"operatorJackpots",
	"openStakes",
	"bonus",
	"npBonus",
] as const satisfies readonly Account[];

type LostParts = Pick<Parts, "stakeBonusMinor" | "stakeRemovedMinor" | "winBonusMinor" | "winRemovedMinor">;
const NO_PARTS = { stakeBonusMinor: 0n, stakeRemovedMinor: 0n, winBonusMinor: 0n, winRemovedMinor: 0n };

/**
 * What an operation adds to the player's loss of their own money: without its parts of bonus money. `ledger.lost_in_parts`
 * computes the same in the database.
 */
export function lossOf(kind: Kind, stakeMinor: bigint, winMinor: bigint, parts: LostParts = NO_PARTS): bigint {
	const own = {
		stake: stakeMinor - parts.stakeBonusMinor - parts.stakeRemovedMinor,
		win: winMinor - parts.winBonusMinor - parts.winRemovedMinor,
	};
	let lost = 0n;
	for (const account of LOST_TO) {
		const share = shareIn(account, KINDS[kind]);
		lost += BigInt(share.stake) * own.stake + BigInt(share.win) * own.win;
	}
	return lost;
}
