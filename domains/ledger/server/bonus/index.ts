import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Tx } from "@baize/platform-server";
import {
	type Activated,
	type BonusActivation,
	type BonusGrant,
	type BonusRemoval,
	closingOf,
	type Granted,
	type Kind,
	type Operation,
	type Posted,
	type Removed,
} from "../../contract/index.ts";
import { checkActivation, checkGranted } from "./rules.ts";
import { beginRemoval, beginWager } from "./store-wager.ts";

/**
 * The life of a bonus, in the caller's transaction, for the domain above that offers it. Each command locks the wallet
 * until the commit, so it comes last in the transaction; repeated with the same ids it changes nothing more. The end that
 * a player works for, the completed wagering, comes with the stake that completes it.
 */
export type Bonuses = {
	/** Promises a bonus: it can neither be played nor withdrawn yet. */
	grant(tx: Tx, grant: BonusGrant): Promise<Granted>;
	/** Brings it into force under frozen terms: from now on it can be staked. */
	activate(tx: Tx, activation: BonusActivation): Promise<Activated>;
	/**
	 * Ends it without paying it, whether it is promised or in force: given up, expired, taken back. What was locked is free
	 * again; what open bets still win for it goes to the operator.
	 */
	remove(tx: Tx, removal: BonusRemoval): Promise<Removed>;
};

type PostIn = (tx: Tx, operations: readonly Operation[]) => Promise<Posted[]>;
type Whose = { playerId: Id; currency: string };

const operationOf = (
	kind: Kind,
	{ playerId, currency }: Whose,
	grant: Id,
	opId: Id,
	{ stakeMinor = 0n, winMinor = 0n }: Partial<Pick<Operation, "stakeMinor" | "winMinor">>,
): Operation => ({ opId, playerId, currency, kind, stakeMinor, winMinor, reference: grant, gameId: 0 });

export function openBonuses(clock: Clock, postIn: PostIn): Bonuses {
	/** The wallet is locked and was looked at, so what is posted now is done, or an id was given twice. */
	async function postDone(tx: Tx, operations: readonly Operation[]): Promise<void> {
		for (const posted of await postIn(tx, operations))
			check(posted.status === "done" && !posted.replayed, "each operation of a bonus has an id of its own");
	}

	return {
		async grant(tx, it): Promise<Granted> {
			checkGranted(it);
			const operation = operationOf("bonusGranted", it, it.grant, it.grant, { winMinor: it.amountMinor });
			const [posted] = await postIn(tx, [operation]);
			if (posted?.status === "done") return { status: "done", replayed: posted.replayed };
			check(posted?.status === "missing" || posted?.status === "conflict", "nothing holds a grant back");
			return { status: posted.status };
		},

		async activate(tx, it): Promise<Activated> {
			checkActivation(it);
			const { outcome, amount, cash } = await beginWager(tx, it, clock.nowMs());
			if (outcome === "repeated") return { status: "done", replayed: true };
			if (outcome === "insufficient") return { status: outcome, cashMinor: cash };
			if (outcome !== "begun") return { status: outcome };
			const operations = [operationOf("bonusActivated", it, it.grant, it.activationId, { stakeMinor: amount })];
			if (it.lockMinor > 0n)
				operations.push(operationOf("depositLocked", it, it.grant, it.lockId, { stakeMinor: it.lockMinor }));
			await postDone(tx, operations);
			return { status: "done", replayed: false };
		},

		async remove(tx, it): Promise<Removed> {
			check(it.grant > 0n && it.releaseId > 0n && it.grant !== it.releaseId, "a removal has the ids of its operations");
			const { outcome, bonus, np_bonus: promised, locked } = await beginRemoval(tx, it, clock.nowMs());
			if (outcome === "removed") return { status: "done", replayed: true };
			if (outcome !== "ending") return { status: outcome };
			const operations =
				locked > 0n ? [operationOf("lockReleased", it, it.grant, it.releaseId, { stakeMinor: locked })] : [];
			const amounts = { stakeMinor: bonus, winMinor: promised };
			operations.push(operationOf("bonusRemoved", it, it.grant, closingOf(it.grant), amounts));
			await postDone(tx, operations);
			return { status: "done", replayed: false, bonusMinor: bonus, promisedMinor: promised, releasedMinor: locked };
		},
	};
}
