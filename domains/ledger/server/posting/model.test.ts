import type { Id } from "@baize/kernel/id";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	closingOf,
	FUNDS,
	type Fund,
	KINDS,
	type Kind,
	type KindSpec,
	type Leg,
	type Operation,
	type Posted,
} from "../../contract/index.ts";
import { anOperation, openTestBooks, type TestBooks } from "../../testing/index.ts";

let books: TestBooks;
beforeAll(async () => {
	books = await openTestBooks();
});
afterAll(async () => {
	await books.close();
});

/** The simplest model of a ledger: funds in a map, operations in a list, the chart of kinds as the only rule. */
class Model {
	readonly funds = Object.fromEntries(FUNDS.map((fund) => [fund, 0n])) as Record<Fund, bigint>;
	readonly seen = new Map<Id, { operation: Operation; posted: Posted }>();
	seq = 0n;

	post(operation: Operation): Posted {
		const earlier = this.seen.get(operation.opId);
		if (earlier) return this.repeat(earlier, operation);
		if (!this.mayClose(operation)) return { status: "conflict" };
		const posted = this.apply(operation);
		this.seen.set(operation.opId, { operation, posted });
		return posted;
	}

	private repeat(earlier: { operation: Operation; posted: Posted }, operation: Operation): Posted {
		const { posted } = earlier;
		const isSame =
			earlier.operation.kind === operation.kind &&
			earlier.operation.stakeMinor === operation.stakeMinor &&
			(posted.status === "insufficient" || earlier.operation.winMinor === operation.winMinor);
		if (!isSame) return { status: "conflict" };
		return posted.status === "done" ? { ...posted, replayed: true } : posted;
	}

	private mayClose({ kind, opId, stakeMinor }: Operation): boolean {
		const spec: KindSpec = KINDS[kind];
		if (!spec.closes) return true;
		const opened = this.seen.get(closingOf(opId));
		const isOpen = opened?.posted.status === "done" && opened.operation.kind === spec.closes;
		return isOpen && (kind === "casinoSettle" || opened.operation.stakeMinor === stakeMinor);
	}

	private apply(operation: Operation): Posted {
		const legs: readonly Leg[] = KINDS[operation.kind].legs;
		const source = legs.find((leg) => leg.amount === "stake")?.from as Fund | undefined;
		if (source && this.funds[source] < operation.stakeMinor) {
			return { status: "insufficient", cashMinor: this.funds.cash };
		}
		for (const { amount, from, to } of legs) {
			const moved = amount === "stake" ? operation.stakeMinor : operation.winMinor;
			if (from in this.funds) this.funds[from as Fund] -= moved;
			if (to in this.funds) this.funds[to as Fund] += moved;
		}
		this.seq += 1n;
		return { status: "done", cashAfterMinor: this.funds.cash, seq: this.seq, replayed: false };
	}
}

// Few subjects and small amounts, so that sequences often repeat, contradict and run out of money.
const kinds = fc.constantFrom(...(Object.keys(KINDS) as Kind[]));
const amounts = fc.integer({ min: 0, max: 4 }).map((tens) => BigInt(tens * 10));
const step = fc.record({ kind: kinds, subject: fc.integer({ min: 0, max: 5 }), stake: amounts, win: amounts });

function operationOf({ kind, stake, win }: { kind: Kind; stake: bigint; win: bigint }, subject: Id, playerId: Id) {
	const legs: readonly Leg[] = KINDS[kind].legs;
	const moves = (amount: Leg["amount"]): boolean => legs.some((leg) => leg.amount === amount);
	return anOperation(kind, subject, playerId, moves("stake") ? stake : 0n, moves("win") ? win : 0n);
}

describe("[WAL-05] any sequence of operations", () => {
	it("gives the same answers and balances as a simple model", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
				const playerId = await books.player();
				const subjects = Array.from({ length: 6 }, () => books.newId());
				const model = new Model();
				const operations = steps.map((each) => operationOf(each, subjects[each.subject]!, playerId));
				const posted = await Promise.all(operations.map((operation) => books.ledger.post(operation)));
				expect(posted).toEqual(operations.map((operation) => model.post(operation)));
				expect(await books.ledger.balances(playerId, "CAD")).toMatchObject({ ...model.funds, seq: model.seq });
			}),
			{ numRuns: 150 },
		);
		expect(await books.ledger.audit()).toEqual([]);
	});
});
