import type { Id } from "@baize/kernel/id";
import { retryOnContention, type Tx } from "@baize/platform-server";
import type { SiteReason, Terms } from "../../contract/index.ts";
import { blockOfPlayer } from "../eligibility/may-be-offered.ts";
import { readFacts } from "../eligibility/read-facts.ts";
import {
	lockPlayer,
	readBonusRow,
	readOpenBonuses,
	readPaidFor,
	updateBonus,
	writeDeposits,
} from "../grants/bonus-store.ts";
import { end } from "../grants/end.ts";
import { endedByWithdrawal } from "../grants/forfeit.ts";
import { activateNext, activateWaiting, keyOf, tryGive } from "../grants/give.ts";
import { judgeDeposit } from "../grants/rules.ts";
import { versionsOf } from "../offers/offer-store.ts";
import type { PromotionsPorts } from "../ports.ts";
import type { BonusRow, TaskRow } from "../tables.ts";
import { readTasks, readWaitingPlayers, removeTask } from "./task-store.ts";

const PLAYERS_A_RUN = 200;

/**
 * Does what the follower has noted, each player's part in one transaction. One that fails does not stop the others. While
 * nothing is paid, all of it waits in its order: what ends a bonus comes after what gave it.
 */
export async function workTasks(ports: PromotionsPorts): Promise<void> {
	if (!ports.mayPay()) return;
	for (const playerId of await readWaitingPlayers(ports.database.reader, PLAYERS_A_RUN))
		try {
			await retryOnContention(() => ports.database.transaction((tx) => workPlayer(ports, tx, playerId)));
		} catch (error) {
			ports.log.error(
				{ err: error, playerId: String(playerId) },
				"the bonuses of a player could not follow the journal",
			);
		}
}

/** The same transaction removes the tasks, so each is done once. */
async function workPlayer(ports: PromotionsPorts, tx: Tx, playerId: Id): Promise<void> {
	let number = await lockPlayer(tx, playerId);
	const tasks = await readTasks(tx, playerId);
	for (const task of tasks) await removeTask(tx, task);
	// Before the wallets, which are locked last.
	await writeDeposits(tx, playerId, number + tasks.filter(({ kind }) => kind === "deposit").length);
	for (const task of tasks) {
		if (task.kind === "deposit") await matchDeposit(ports, tx, task, ++number);
		else if (task.kind === "withdrawalRequest") await endByWithdrawal(ports, tx, task);
		else if (task.kind === "chargeback") await removeCharged(ports, tx, task);
		else await noteEnded(ports, tx, task);
	}
}

/** One deposit gives one bonus: that which was taken first. */
async function matchDeposit(ports: PromotionsPorts, tx: Tx, task: TaskRow, number: number): Promise<void> {
	const taken = (await readOpenBonuses(tx, task.player_id)).filter(
		({ state, currency }) => state === "optedIn" && currency === task.currency,
	);
	if (taken.length === 0) return;
	const versions = await versionsOf(
		tx,
		taken.map(({ offer_id: offerId, version }) => ({ offerId, version })),
	);
	const deposit = { number, amountMinor: task.amount, atMs: task.at.getTime() };
	let isUsed = false;
	for (const row of taken) {
		const version = versions.get(`${row.offer_id} ${row.version}`)!;
		const verdict = judgeDeposit(version.terms, row, deposit);
		if (verdict.status === "lapsed") await end(ports, tx, row, "expired");
		if (verdict.status !== "given" || isUsed) continue;
		const player = await readFacts(ports, tx, row.player_id);
		// What was promised stays promised while promotions are closed; a player who may not have it does not get it.
		if (blockOfPlayer(version.terms, { ...player, isOpen: true })) continue;
		const what = { amountMinor: verdict.amountMinor, depositId: task.reference };
		if (await tryGive(ports, tx, row, version, what)) isUsed = true;
		else await end(ports, tx, row, "removed", goneReason(version.terms));
	}
}

const goneReason = ({ freeBet }: Terms): SiteReason => (freeBet ? "stakes changed" : "games gone");

async function endByWithdrawal(ports: PromotionsPorts, tx: Tx, { player_id, currency, at }: TaskRow): Promise<void> {
	const open = await readOpenBonuses(tx, player_id);
	const own = open.filter((row) => row.currency === currency && row.given_at !== null && row.given_at <= at);
	// Those that wait first, so that none of them comes into force only to end.
	for (const row of (await endedByWithdrawal(tx, own)).reverse()) await end(ports, tx, row, "forfeited");
}

/** The payer's bank has taken the deposit back: what it gave goes with it, as far as it is not used. */
async function removeCharged(ports: PromotionsPorts, tx: Tx, { player_id, reference }: TaskRow): Promise<void> {
	for (const row of await readPaidFor(tx, player_id, reference)) await takeBack(ports, tx, row);
	const open = await readOpenBonuses(tx, player_id);
	for (const row of open.filter(({ deposit_id }) => deposit_id === reference))
		await end(ports, tx, row, "removed", "deposit charged back" satisfies SiteReason);
}

/** Spins and free bets are rows of their domains, which know what of them is used. */
async function takeBack(ports: PromotionsPorts, tx: Tx, row: BonusRow): Promise<void> {
	const reason = "deposit charged back" satisfies SiteReason;
	const [playerId, grantKey] = [row.player_id, keyOf(row)];
	const isTaken =
		(await ports.spins.takeBack(tx, { playerId, grantKey, because: reason })) ||
		(await ports.freeBets.takeBack(tx, playerId, grantKey));
	if (isTaken) await updateBonus(tx, row, { state: "removed", reason, ended_at: new Date(ports.clock.nowMs()) });
}

/** Of a bonus of this domain, what became cash. Of any, that the next one may come into force. */
async function noteEnded(ports: PromotionsPorts, tx: Tx, task: TaskRow): Promise<void> {
	const row = await readBonusRow(tx, task.player_id, task.reference);
	if (!row) {
		await activateWaiting(ports, tx, task);
		return;
	}
	if (row.state !== "active" || task.kind !== "bonusConverted") return;
	const change = { state: "converted" as const, converted: task.amount, ended_at: task.at };
	await activateNext(ports, tx, await updateBonus(tx, row, change));
}
