import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import { DAY_MS } from "@baize/kernel/time";
import type { Tx } from "@baize/platform-server";
import { requireDone } from "@baize/wallet/server";
import type { Terms } from "../../contract/index.ts";
import { minorOf, unitsOf } from "../offers/amounts.ts";
import { freeBudget, readVersion } from "../offers/offer-store.ts";
import type { PromotionsPorts } from "../ports.ts";
import { refuse } from "../refuse.ts";
import type { BonusRow, StoredVersion } from "../tables.ts";
import { readOpenBonuses, updateBonus } from "./bonus-store.ts";
import { nextOf, wagerTermsOf, winsOf } from "./rules.ts";

type Ports = Pick<PromotionsPorts, "clock" | "ids" | "log" | "ledger" | "wallet" | "spins" | "freeBets" | "games">;

type Version = Pick<StoredVersion, "terms">;
type What = { amountMinor: Minor; depositId?: Id | null };

/** The same as `tryGive`, for one who asks: refused where it cannot be given, or while nothing is. */
export async function give(
	ports: Ports & Pick<PromotionsPorts, "mayPay">,
	tx: Tx,
	row: BonusRow,
	version: Version,
	what: What,
): Promise<BonusRow> {
	const given = ports.mayPay() ? await tryGive(ports, tx, row, version, what) : undefined;
	if (!given) throw refuse("OFFER_NOT_OPEN", { block: "paused" });
	return given;
}

/**
 * Gives what was taken, in the books and here: promised money that comes into force if no other bonus is, cash, spins, or
 * a free bet. The caller has locked the player; it locks the wallet, so it comes last in the transaction. Undefined, and
 * nothing is changed, for spins and free bets that the site does not have any more.
 */
export async function tryGive(
	ports: Ports,
	tx: Tx,
	row: BonusRow,
	{ terms }: Version,
	{ amountMinor, depositId = null }: What,
): Promise<BonusRow | undefined> {
	if (terms.reward === "spins" && !(await giveSpins(ports, tx, row, terms))) return undefined;
	if (terms.reward === "freeBet" && !(await giveFreeBet(ports, tx, row, terms))) return undefined;
	const held = unitsOf(amountMinor, row.currency);
	await freeBudget(tx, row.offer_id, row.held - held);
	const at = new Date(ports.clock.nowMs());
	const change = { held, amount: amountMinor, deposit_id: depositId, given_at: at, until_at: null };
	if (terms.reward === "bonus") {
		const given = await updateBonus(tx, row, { ...change, state: "pending" });
		await promise(ports, tx, given);
		return activateNext(ports, tx, given);
	}
	const paid = await updateBonus(tx, row, { ...change, state: "paid", ended_at: at });
	if (terms.reward === "cash") await payCash(ports, tx, paid);
	return paid;
}

async function promise({ ledger }: Ports, tx: Tx, row: BonusRow): Promise<void> {
	const { player_id: playerId, currency, grant_id: grant, amount } = row;
	const granted = await ledger.bonuses.grant(tx, { playerId, currency, grant, amountMinor: amount! });
	check(granted.status === "done", "a player with a session, a deposit or losses has a wallet");
}

async function payCash({ wallet }: Ports, tx: Tx, row: BonusRow): Promise<void> {
	const { player_id: playerId, currency, grant_id: reference, amount } = row;
	requireDone(await wallet.payCashback(tx, { playerId, currency, reference, amountMinor: amount! }), currency);
}

/** By which spins and free bets know the grant that they are of. */
export const keyOf = ({ grant_id }: Pick<BonusRow, "grant_id">): string => `promotion ${grant_id}`;

async function giveSpins(ports: Ports, tx: Tx, row: BonusRow, { spins, wagering }: Terms): Promise<boolean> {
	check(spins, "an offer of spins says which");
	const granted = await ports.spins.grant(
		{
			grantKey: keyOf(row),
			playerId: row.player_id,
			count: spins.count,
			titleIds: spins.titles,
			stakeMinor: minorOf(spins.stakeUnits, row.currency),
			currency: row.currency,
			untilMs: ports.clock.nowMs() + spins.days * DAY_MS,
			wins: wagering ? winsOf(wagering, row.currency, ports.games) : "cash",
			cause: row.cause,
		},
		tx,
	);
	check(granted.status !== "conflict", "the key is that of a new grant");
	if (granted.status === "granted") return true;
	// A game was taken off the site, or its stakes were changed, since the offer was published.
	const offer = String(row.offer_id);
	ports.log.error({ offer, issue: granted.issue }, "an offer promises spins that cannot be given");
	return false;
}

async function giveFreeBet(ports: Ports, tx: Tx, row: BonusRow, { freeBet }: Terms): Promise<boolean> {
	check(freeBet, "an offer of a free bet says which");
	const given = await ports.freeBets.give(tx, {
		...{ playerId: row.player_id, currency: row.currency, grantKey: keyOf(row), cause: row.cause },
		...{ minPriceX10000: freeBet.minPriceX10000, takesMultiples: freeBet.takesMultiples, days: freeBet.days },
		faceMinor: minorOf(freeBet.faceUnits, row.currency),
	});
	check(given.status !== "conflict", "the key is that of a new grant");
	if (given.status !== "refused") return true;
	// The limits of bets were changed since the offer was published.
	const offer = String(row.offer_id);
	ports.log.error({ offer, issue: given.issue }, "an offer promises a free bet that cannot be given");
	return false;
}

/** Brings the next promised bonus into force where none is. Answers the given row as it is then. */
export async function activateNext(ports: Ports, tx: Tx, row: BonusRow): Promise<BonusRow> {
	const active = await activateWaiting(ports, tx, row);
	return active?.grant_id === row.grant_id ? active : row;
}

type OfWallet = Pick<BonusRow, "player_id" | "currency">;

/** The same, where what has ended is a bonus of another domain: wins of spins, for instance. */
export async function activateWaiting(ports: Ports, tx: Tx, wallet: OfWallet): Promise<BonusRow | undefined> {
	const next = nextOf(await readOpenBonuses(tx, wallet.player_id), wallet.currency);
	return next && activate(ports, tx, next);
}

async function activate(ports: Ports, tx: Tx, row: BonusRow): Promise<BonusRow> {
	const version = await readVersion(tx, row.offer_id, row.version);
	check(version?.terms.wagering, "only what is to be wagered is promised");
	const nowMs = ports.clock.nowMs();
	const terms = wagerTermsOf(version.terms.wagering, row, ports.games, nowMs);
	const { player_id: playerId, currency, grant_id: grant } = row;
	const ids = { activationId: ports.ids(), lockId: ports.ids() };
	const activated = await ports.ledger.bonuses.activate(tx, {
		...{ playerId, currency, grant, terms, ...ids },
		lockMinor: 0n,
	});
	// One of another domain: the journal says when it has ended.
	if (activated.status === "otherInForce") return row;
	check(activated.status === "done", "a promised bonus comes into force once");
	const times = { active_at: new Date(nowMs), until_at: new Date(terms.untilMs) };
	return updateBonus(tx, row, { ...times, state: "active" });
}
