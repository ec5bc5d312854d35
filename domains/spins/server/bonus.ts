import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import type { ActiveWager } from "@baize/ledger/contract";
import type { Reader, Tx } from "@baize/platform-server";
import { type BonusRow, endBonus, insertBonus, readBonus, readOverdue } from "./bonus-store.ts";
import type { SpinsPorts } from "./ports.ts";
import type { GrantRow } from "./store.ts";
import { termsHashOf, wagerTermsOf } from "./terms.ts";

type Ports = Pick<SpinsPorts, "database" | "clock" | "ids" | "ledger">;

/** What is in force in a wallet, as the wins of a grant find it. */
type InForce =
	| { status: "none" }
	| { status: "own"; bonusId: Id }
	| { status: "over"; bonus: BonusRow }
	| { status: "other" };

/** Wins join a bonus that spins have begun under equal terms. Any other one stands in their way. */
export async function inForceFor({ clock, ledger }: Ports, tx: Tx, grant: GrantRow): Promise<InForce> {
	const { player_id: playerId, currency, wins } = grant;
	const active = await ledger.wager(tx, playerId, currency);
	if (!active) return { status: "none" };
	const bonus = await readBonus(tx, playerId, active.grant);
	if (!bonus) return { status: "other" };
	if (active.untilMs <= clock.nowMs()) return { status: "over", bonus };
	const isEqual = termsHashOf(wins, currency).equals(active.termsHash);
	return isEqual ? { status: "own", bonusId: bonus.bonus_id } : { status: "other" };
}

/**
 * The bonus that a win of the grant goes to: the one in force, or one that begins now, empty, and to which each win adds
 * itself and what is to be wagered for it. Undefined where another one is in force.
 */
export async function bonusForWin(ports: Ports, tx: Tx, grant: GrantRow): Promise<Id | undefined> {
	const found = await inForceFor(ports, tx, grant);
	if (found.status === "own") return found.bonusId;
	if (found.status === "other") return undefined;
	if (found.status === "over") await remove(ports, tx, found.bonus);
	return begin(ports, tx, grant);
}

async function begin({ clock, ids, ledger }: Ports, tx: Tx, grant: GrantRow): Promise<Id | undefined> {
	const { player_id: playerId, currency, bucket, wins } = grant;
	const nowMs = clock.nowMs();
	const terms = wagerTermsOf(wins, currency, nowMs);
	const bonusId = ids();
	const granted = await ledger.bonuses.grant(tx, { playerId, currency, grant: bonusId, amountMinor: 0n });
	check(granted.status === "done", "a player with spins has a wallet");
	const activated = await ledger.bonuses.activate(tx, {
		...{ playerId, currency, grant: bonusId, terms },
		...{ activationId: ids(), lockMinor: 0n, lockId: ids() },
	});
	if (activated.status === "otherInForce") return undefined;
	check(activated.status === "done", "a new bonus comes into force");
	await insertBonus(tx, {
		bonus_id: bonusId,
		player_id: playerId,
		begun_at: new Date(nowMs),
		until_at: new Date(terms.untilMs),
		bucket,
		currency,
		terms_hash: Buffer.from(terms.termsHash),
	});
	return bonusId;
}

/** One that was wagered, or removed before, stays as it is. */
async function remove({ clock, ids, ledger }: Ports, tx: Tx, bonus: BonusRow): Promise<void> {
	const { player_id: playerId, currency, bonus_id: grant } = bonus;
	await endBonus(tx, bonus, new Date(clock.nowMs()));
	await ledger.bonuses.remove(tx, { playerId, currency, grant, releaseId: ids() });
}

const ENDED_AT_ONCE = 100;

/** Removes what was not wagered in time. From that moment on nothing of it could be staked. */
export async function endOverdue(ports: Ports): Promise<void> {
	const { database, clock } = ports;
	for (const bonus of await readOverdue(database.reader, new Date(clock.nowMs()), ENDED_AT_ONCE))
		await database.transaction((tx) => remove(ports, tx, bonus));
}

/** The player gives it up. False where there is none, or it has ended. */
export async function giveUp(ports: Ports, playerId: Id, bonusId: Id): Promise<boolean> {
	return ports.database.transaction(async (tx) => {
		const bonus = await readBonus(tx, playerId, bonusId);
		if (!bonus || bonus.ended_at !== null) return false;
		const active = await ports.ledger.wager(tx, playerId, bonus.currency);
		if (active?.grant !== bonusId) return false;
		await remove(ports, tx, bonus);
		return true;
	});
}

/** The bonus of spins that is in force for the player, with its terms. */
export async function ownInForce(
	{ clock, ledger }: Ports,
	reader: Reader,
	playerId: Id,
	currency: string,
): Promise<ActiveWager | undefined> {
	const active = await ledger.wager(reader, playerId, currency);
	if (!active || active.untilMs <= clock.nowMs()) return undefined;
	return (await readBonus(reader, playerId, active.grant)) ? active : undefined;
}
