import type { FollowedOperation, Follower } from "@baize/ledger/server";
import { addLosses } from "../cashback/loss-store.ts";
import { lossesOf } from "../cashback/losses.ts";
import type { TaskKind } from "../tables.ts";
import { insertTasks, type NewTask } from "./task-store.ts";

const TASK_KINDS: readonly string[] = [
	"deposit",
	"withdrawalRequest",
	"chargeback",
	"bonusConverted",
	"bonusRemoved",
] satisfies TaskKind[];

/**
 * What the journal means for bonuses. It only notes what is to be done: each player's part is done in a transaction of its
 * own, because it locks the wallet, and a step of the follower has many wallets.
 */
export const followJournal: Follower = {
	name: "promotions",
	from: "beginning",
	async apply(tx, operations) {
		await insertTasks(tx, operations.flatMap(taskOf));
		await addLosses(tx, lossesOf(operations));
	},
};

function taskOf(operation: FollowedOperation): NewTask[] {
	const { kind, stakeMinor, winMinor } = operation;
	if (!TASK_KINDS.includes(kind)) return [];
	return [{ ...operation, kind: kind as TaskKind, amountMinor: kind === "deposit" ? winMinor : stakeMinor }];
}
