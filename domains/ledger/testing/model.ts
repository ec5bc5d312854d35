import type { Id } from "@baize/kernel/id";
import {
	ACCOUNTS,
	type Account,
	closingOf,
	isFund,
	KIND_SPECS,
	type Kind,
	type KindSpec,
	type Leg,
	movesStake,
	type Operation,
	type Posted,
	type Standing,
} from "../contract/index.ts";

type Recorded = { operation: Operation; posted: Posted };

/**
 * The simplest model of a player's wallet: accounts in an object, operations in a map, and for each opened operation what
 * was open after each of its changes. Its only rule is the chart of kinds.
 */
export class LedgerModel {
	readonly accounts = Object.fromEntries(ACCOUNTS.map((account) => [account, 0n])) as Record<Account, bigint>;
	readonly recorded = new Map<Id, Recorded>();
	readonly changes = new Map<Id, (bigint | null)[]>();
	seq = 0n;

	post(operation: Operation): Posted {
		const earlier = this.recorded.get(operation.opId);
		if (earlier) return repeated(earlier, operation);
		if (this.hasOtherTerms(operation)) return { status: "termsChanged" };
		const change = changeOf(operation);
		if (change && !this.mayChange(change, operation)) return { status: "conflict" };
		const posted = this.apply(operation);
		this.recorded.set(operation.opId, { operation, posted });
		if (change && posted.status === "done") {
			const open = openAfter(this.standing(change.opened)!.openMinor, operation);
			this.changes.set(change.opened, [...this.changesOf(change.opened), open]);
		}
		return posted;
	}

	standing(opened: Id): Standing | undefined {
		const first = this.recorded.get(opened);
		if (first?.posted.status !== "done") return undefined;
		const changes = this.changesOf(opened);
		return { revision: changes.length, openMinor: changes.length === 0 ? first.operation.stakeMinor : changes.at(-1)! };
	}

	/** In the books without bonuses there are no terms. */
	protected hasOtherTerms(operation: Operation): boolean {
		return (operation.grant ?? null) !== null;
	}

	/** What nothing closes was closed by itself, at once. */
	protected changesOf(opened: Id): (bigint | null)[] {
		const { kind } = this.recorded.get(opened)!.operation;
		return this.changes.get(opened) ?? (isClosedByOthers(kind) ? [] : [null]);
	}

	private mayChange({ opened, revision }: Change, { kind, stakeMinor }: Operation): boolean {
		const standing = this.standing(opened);
		if (!standing || revision !== standing.revision + 1) return false;
		const spec = KIND_SPECS[kind];
		const { kind: openedKind } = this.recorded.get(opened)!.operation;
		if (standing.openMinor === null) return spec.corrects?.includes(openedKind) ?? false;
		if (spec.closes !== openedKind) return false;
		if (!movesStake(spec) || spec.hasOwnAmounts) return true;
		return spec.isPart ? stakeMinor <= standing.openMinor : stakeMinor === standing.openMinor;
	}

	protected apply(operation: Operation): Posted {
		const { legs } = KIND_SPECS[operation.kind];
		if (!this.covers(operation, legs)) return { status: "insufficient", cashMinor: this.accounts.cash };
		for (const leg of legs) {
			this.accounts[leg.from] -= amountOf(operation, leg);
			this.accounts[leg.to] += amountOf(operation, leg);
		}
		this.seq += 1n;
		return { status: "done", cashAfterMinor: this.accounts.cash, seq: this.seq, replayed: false };
	}

	protected covers(operation: Operation, legs: readonly Leg[]): boolean {
		return legs.every((leg) => {
			const amount = amountOf(operation, leg);
			if (leg.to === "operatorDebt" && amount > -this.accounts.operatorDebt) return false;
			return !isFund(leg.from) || amount <= this.accounts[leg.from];
		});
	}
}

export type Change = { opened: Id; revision: number };

export function changeOf({ opId, kind, follows }: Operation): Change | undefined {
	if (follows) return follows;
	return KIND_SPECS[kind].closes ? { opened: closingOf(opId), revision: 1 } : undefined;
}

const isClosedByOthers = (kind: Kind): boolean => Object.values(KIND_SPECS).some(({ closes }) => closes === kind);

function openAfter(open: bigint | null, { kind, stakeMinor }: Operation): bigint | null {
	const spec: KindSpec = KIND_SPECS[kind];
	if (open === null || !spec.isPart) return null;
	if (!movesStake(spec)) return open;
	return open === stakeMinor ? null : open - stakeMinor;
}

const amountOf = ({ stakeMinor, winMinor }: Operation, { amount }: Leg): bigint =>
	amount === "stake" ? stakeMinor : winMinor;

function repeated({ operation: earlier, posted }: Recorded, operation: Operation): Posted {
	const isSame =
		earlier.kind === operation.kind &&
		earlier.reference === operation.reference &&
		earlier.gameId === operation.gameId &&
		earlier.stakeMinor === operation.stakeMinor;
	if (!isSame) return { status: "conflict" };
	if (posted.status !== "done") return posted;
	const isWhole = earlier.winMinor === operation.winMinor && earlier.follows?.revision === operation.follows?.revision;
	return isWhole ? { ...posted, replayed: true } : { status: "conflict" };
}
