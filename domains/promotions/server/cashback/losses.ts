import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import { type Account, KIND_SPECS, type Kind, shareIn } from "@baize/ledger/contract";
import type { FollowedOperation } from "@baize/ledger/server";
import type { CashbackProduct } from "../../contract/index.ts";

/** `day` is in UTC, in the form 2026-01-31. Below zero: won. */
export type Loss = { playerId: Id; currency: string; product: CashbackProduct; day: string; lostMinor: Minor };

const ACCOUNTS: Readonly<Record<CashbackProduct, readonly Account[]>> = {
	casino: ["operatorCasino", "operatorJackpots"],
	sports: ["operatorSports"],
};
const PRODUCTS = Object.keys(ACCOUNTS) as CashbackProduct[];
/** What the operator stakes for a player is not the player's, whatever it wins; nor are corrections of balances play. */
const NOT_PLAYED: readonly Kind[] = [
	"freeBet",
	"freeBetSettle",
	"freeBetWonBonus",
	"freeBetVoid",
	"freeSpin",
	"freeSpinWonBonus",
	"casinoCorrection",
	"sportsCorrection",
];

export const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, "2026-01-31".length);

/** What operations took from players' own money and gave back, by product and day: without the parts of bonus money. */
export function lossesOf(operations: readonly FollowedOperation[]): Loss[] {
	const sums = new Map<string, Loss>();
	for (const operation of operations)
		for (const product of PRODUCTS) {
			const lostMinor = lostTo(product, operation);
			if (lostMinor === 0n) continue;
			const { playerId, currency, atMs } = operation;
			const key = `${playerId} ${currency} ${product} ${dayOf(atMs)}`;
			const before = sums.get(key)?.lostMinor ?? 0n;
			sums.set(key, { playerId, currency, product, day: dayOf(atMs), lostMinor: before + lostMinor });
		}
	return [...sums.values()];
}

function lostTo(product: CashbackProduct, { kind, stakeMinor, winMinor, parts }: FollowedOperation): Minor {
	if (NOT_PLAYED.includes(kind)) return 0n;
	const stake = stakeMinor - (parts ? parts.stakeBonusMinor + parts.stakeRemovedMinor : 0n);
	const win = winMinor - (parts ? parts.winBonusMinor + parts.winRemovedMinor : 0n);
	return ACCOUNTS[product].reduce((sum, account) => {
		const share = shareIn(account, KIND_SPECS[kind]);
		return sum + BigInt(share.stake) * stake + BigInt(share.win) * win;
	}, 0n);
}
