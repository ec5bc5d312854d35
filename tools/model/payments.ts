import { approveWithdrawal, cancelWithdrawal, rejectWithdrawal, requestWithdrawal } from "@baize/cashier/contract";
import { anAccount, aRequestId, type Person, PROVED } from "@baize/cashier/testing";
import { Refusal } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import type { Draws } from "@baize/kernel/random";
import { MINUTE_MS } from "@baize/kernel/time";
import { KINDS, type Kind, kindNumbered } from "@baize/ledger/contract";
import { anOperation } from "@baize/ledger/testing";
import { sql } from "kysely";
import type { ModelApp } from "./app.ts";
import type { PaymentAction } from "./payment-action.ts";
import type { Sequence } from "./sequence.ts";

type Withdrawal = { id: Id; amountMinor: Minor; state: "requested" | "approved" | "over" };

/** The withdrawals of a wave by the cashier's commands. The model receives what they answered, and says what they should. */
export type Payments = {
	carry(sequence: Sequence, action: PaymentAction): Promise<string[]>;
	/** Sends what is approved to the provider, which pays it or not, and reports to the models. */
	payOut(draws: Draws): Promise<string[]>;
	/** What of a player's withdrawals is open, by the model. */
	openMinor(playerId: Id): Minor;
};

/** What the wave knows of its players' withdrawals. */
type Book = {
	operator: Person;
	personOf(playerId: Id): Person;
	ownOf(playerId: Id): readonly Withdrawal[];
	all(): readonly Withdrawal[];
	add(playerId: Id, withdrawal: Withdrawal): void;
};

function openBook({ cashier }: ModelApp): Book {
	const persons = new Map<Id, Person>();
	const made = new Map<Id, readonly Withdrawal[]>();
	const ownOf = (playerId: Id): readonly Withdrawal[] => made.get(playerId) ?? [];
	return {
		operator: cashier.operator(),
		personOf(playerId) {
			const person = persons.get(playerId) ?? cashier.playerOf(playerId);
			persons.set(playerId, person);
			return person;
		},
		ownOf,
		all: () => [...made.values()].flat(),
		add: (playerId, withdrawal) => void made.set(playerId, [...ownOf(playerId), withdrawal]),
	};
}

export function openPayments(app: ModelApp, sequences: readonly Sequence[]): Payments {
	const book = openBook(app);
	return {
		carry(sequence, action) {
			if (action.do === "withdraw") return withdraw(book, sequence, action);
			return decide(book, sequence, action, action.do === "race" ? ["approve", "cancel"] : [action.do]);
		},
		async payOut(draws) {
			await send(app, draws, book);
			return noteEnds(app, book, sequences);
		},
		openMinor: (playerId) =>
			book.ownOf(playerId).reduce((sum, { state, amountMinor }) => (state === "over" ? sum : sum + amountMinor), 0n),
	};
}

function note({ playerId, currency, model }: Sequence, kind: Kind, { id, amountMinor }: Withdrawal): string[] {
	const { status } = model.post(anOperation(kind, id, playerId, amountMinor, 0n, currency));
	return status === "done" ? [] : [`the cashier has done a ${kind} of ${id}, which the model answers with ${status}`];
}

async function withdraw(book: Book, sequence: Sequence, { amountMinor, times }: PaymentAction): Promise<string[]> {
	const { playerId, model } = sequence;
	const person = book.personOf(playerId);
	const terms = { method: "bankTransfer", amountMinor: toWire(amountMinor), destination: anAccount() } as const;
	const body = { ...terms, requestId: aRequestId() };
	const ask = () => person.call(requestWithdrawal, { headers: PROVED, params: person.params, body });
	const answers = await together(times, () => ask().then(({ withdrawalId }) => withdrawalId));
	const isEnough = amountMinor <= model.accounts.cash;
	const [first = ""] = answers;
	const id = readId(first);
	if (answers.some((answer) => answer !== first)) return [`one request was answered ${answers}`];
	if (!isEnough) return first === "INSUFFICIENT_FUNDS" ? [] : [`more than there is was answered ${first}`];
	if (id === null) return [`a withdrawal of ${amountMinor} was refused: ${first}`];
	const withdrawal: Withdrawal = { id, amountMinor, state: "requested" };
	book.add(playerId, withdrawal);
	return note(sequence, "withdrawalRequest", withdrawal);
}

type Decision = "approve" | "reject" | "cancel";

function carryOut({ operator }: Book, person: Person, decision: Decision, withdrawal: string): Promise<unknown> {
	if (decision === "approve") return operator.call(approveWithdrawal, { params: { withdrawal } });
	if (decision === "cancel") return person.call(cancelWithdrawal, { params: { ...person.params, withdrawal } });
	return operator.call(rejectWithdrawal, { params: { withdrawal }, body: { reason: "Not in your name." } });
}

/** Of all that is asked at once about a withdrawal, one is done if it waits for a decision, and otherwise none. */
async function decide(
	book: Book,
	sequence: Sequence,
	{ which, times }: PaymentAction,
	decisions: readonly Decision[],
): Promise<string[]> {
	const own = book.ownOf(sequence.playerId);
	const withdrawal = own[which % Math.max(1, own.length)];
	if (!withdrawal) return [];
	const person = book.personOf(sequence.playerId);
	const asked = decisions.flatMap((decision) => Array.from({ length: times }, () => decision));
	const answers = await Promise.all(
		asked.map((decision) => answerOf(() => carryOut(book, person, decision, idText(withdrawal.id)).then(() => "done"))),
	);
	const done = asked.filter((_, at) => answers[at] === "done");
	const others = answers.filter((answer) => answer !== "done" && answer !== "WITHDRAWAL_STATE");
	const should = withdrawal.state === "requested" ? 1 : 0;
	if (done.length !== should || others.length > 0)
		return [`${asked} of a withdrawal that is ${withdrawal.state} was answered ${answers}`];
	const [decision] = done;
	if (decision === undefined) return [];
	withdrawal.state = decision === "approve" ? "approved" : "over";
	return decision === "approve" ? [] : note(sequence, "withdrawalCancelled", withdrawal);
}

/** Reports to the models what the provider has paid, or failed to pay, in the order in which a wallet had it. */
async function noteEnds({ database }: ModelApp, book: Book, sequences: readonly Sequence[]): Promise<string[]> {
	const ids = book.all().flatMap(({ id, state }) => (state === "approved" ? [-id] : []));
	const { rows } = await sql<{ op_id: Id; player_id: Id; kind: number }>`
		select op_id, player_id, kind from ledger.journal where op_id = any (${ids}::bigint[]) and kind > 0
		order by seq`.execute(database.reader);
	const byPlayer = new Map(sequences.map((sequence) => [sequence.playerId, sequence]));
	return rows.flatMap(({ op_id, player_id, kind }) => {
		const withdrawal = book.ownOf(player_id).find(({ id }) => id === -op_id)!;
		withdrawal.state = "over";
		return note(byPlayer.get(player_id)!, kindNumbered(kind)!, withdrawal);
	});
}

/** The provider refuses some at once; of the others it says when it is asked whether it has paid. */
async function send(app: ModelApp, draws: Draws, book: Book): Promise<void> {
	const all = new Map(book.all().map((each) => [each.id, each]));
	for (const waiting of app.jobs.take()) {
		const paymentId = readId(String(waiting.payload.withdrawal))!;
		const { amountMinor } = all.get(paymentId)!;
		const outcome = draws.below(5) === 0 ? "failed" : "succeeded";
		app.provider.answers.set(paymentId, { kind: "withdrawal", paymentId, amountMinor, currency: "CAD", outcome });
		app.provider.refuses = draws.below(6) === 0 ? "account_closed" : undefined;
		await app.jobs.work(waiting);
		// A process that was lost after it: the job runs again.
		if (draws.below(4) === 0) await app.jobs.work(waiting);
	}
	app.provider.refuses = undefined;
	app.clock.advance(2 * MINUTE_MS);
	while (await isAnyPaying(app)) await app.cashier.cashier.pollProvider();
}

async function isAnyPaying({ database }: ModelApp): Promise<boolean> {
	const { rows } = await sql`select from cashier.withdrawal where state = 'paying' limit 1`.execute(database.reader);
	return rows.length > 0;
}

const together = (times: number, ask: () => Promise<string>): Promise<string[]> =>
	Promise.all(Array.from({ length: times }, () => answerOf(ask)));

/** What was answered, or the code of the refusal. */
const answerOf = (ask: () => Promise<string>): Promise<string> =>
	ask().catch((error: unknown) => {
		if (error instanceof Refusal) return error.code;
		throw error;
	});

/** What the cashier's rows say is open, by player. */
export async function readOpen({ database }: ModelApp, playerIds: readonly Id[]): Promise<Map<Id, Minor>> {
	const { rows } = await sql<{ player_id: Id; open: Minor }>`
		select player_id, sum(amount)::bigint as open from cashier.withdrawal
		where player_id = any (${playerIds}::bigint[]) and state in ('requested', 'approved', 'paying')
		group by player_id`.execute(database.reader);
	return new Map(rows.map(({ player_id, open }) => [player_id, open]));
}

/** Withdrawals that were paid without an operator's approval. */
export async function paidUnapproved({ database }: ModelApp, playerIds: readonly Id[]): Promise<string[]> {
	const { rows } = await sql<{ op_id: Id }>`
		select j.op_id from ledger.journal j
		where j.player_id = any (${playerIds}::bigint[]) and j.kind = ${KINDS.withdrawalPaid.number} and not exists (
			select from cashier.step s where s.payment_id = -j.op_id and s.state = 'approved'
		)`.execute(database.reader);
	return rows.map(({ op_id }) => `the withdrawal ${-op_id} was paid, and never approved`);
}
