import { TEST_TERMS } from "@baize/jackpots/testing";
import type { Operation, Posted } from "@baize/ledger/contract";
import type { ModelApp } from "./app.ts";
import { carryOut, modelled } from "./commands.ts";
import type { Post } from "./crash.ts";
import type { PaymentAction } from "./payment-action.ts";
import type { Payments } from "./payments.ts";
import type { Action, Sequence } from "./sequence.ts";
import type { Transfers } from "./transfers.ts";

type Stated = Exclude<Action, PaymentAction>;
type Planned = { sequence: Sequence; action: Action; expected: unknown };

/** One step of all sequences: what each does, and what the model answers to it. */
type Together = { transfers: Transfers; payments: Payments };

export function openStep(app: ModelApp, sequences: readonly Sequence[], { transfers, payments }: Together) {
	const planned = sequences.map((sequence): Planned => {
		const action = sequence.next();
		return { sequence, action, expected: isPayment(action) ? undefined : modelStep(sequence, action, transfers) };
	});

	async function play(post: Post, isCrash: boolean): Promise<string[]> {
		const shown = (answer: unknown) => JSON.stringify(answer, textOfBigint);
		const differences = await Promise.all(
			planned.map(async ({ sequence, action, expected }) => {
				if (isPayment(action)) return payments.carry(sequence, action);
				const answer = await carry(app, sequence, action, post);
				const [is, should] = [answer, expected].map((each) => shown(comparable(each, isCrash)));
				return is === should ? [] : [`${shown(action)} was answered ${is}; the model answers ${should}`];
			}),
		);
		return differences.flat();
	}

	return { play };
}

const isPayment = (action: Action): action is PaymentAction => "times" in action;

function modelStep({ model }: Sequence, action: Stated, transfers: Transfers): unknown {
	if (action.do === "bars") return void model.setBars(action.bars);
	if (action.do === "caps") return void model.setCaps(action.caps);
	if (action.do === "rest") return undefined;
	if (action.do !== "post" && action.do !== "hit") return modelled(model, action);
	const posted = model.post(action.operation);
	if (posted.status === "done" && !posted.replayed) noteTransfer(action.operation, transfers);
	return posted;
}

function noteTransfer(operation: Operation, transfers: Transfers): void {
	const { kind, opId: id, playerId: from, currency, stakeMinor: amountMinor, reference } = operation;
	if (kind === "transferOut") transfers.sent({ id, from, currency, amountMinor });
	if (kind === "transferReturned") transfers.returned(reference);
}

async function carry(app: ModelApp, sequence: Sequence, action: Stated, post: Post): Promise<unknown> {
	const { playerId, currency } = sequence;
	if (action.do === "rest") return undefined;
	if (action.do === "post") return post(action.operation);
	if (action.do === "hit") return hit(app, action.operation, post);
	if (action.do === "bars")
		return app.database.transaction((tx) => app.ledger.setBars(tx, playerId, currency, action.bars));
	if (action.do === "caps")
		return app.database.transaction((tx) => app.ledger.setCaps(tx, playerId, currency, action.caps));
	return carryOut(app, action);
}

/** A round that draws the jackpot. Every second time the process is lost before the payment: the job pays it later. */
async function hit(app: ModelApp, operation: Operation, post: Post): Promise<Posted> {
	const { playerId, opId: roundId, currency, gameId: gameNumber } = operation;
	const won = { potId: TEST_TERMS.id, levels: ["grand"] };
	await app.jackpots.expectWins({ playerId, roundId, currency, gameNumber }, won);
	const posted = await post(operation);
	if (posted.status === "done") app.recorded.set(roundId, won.levels);
	if (posted.status === "done" && operation.stakeMinor % 2n === 0n)
		await app.jackpots.payRound({ playerId, roundId }, won.levels);
	return posted;
}

/** The headroom is that of now; parts are answered once; after a crash it is unknown which attempt was the first. */
function comparable(answer: unknown, isCrash: boolean): unknown {
	if (typeof answer !== "object" || answer === null) return answer;
	const posted = answer as Posted;
	if (posted.status === "blocked") return { status: posted.status, guard: posted.guard };
	if (posted.status !== "done") return posted;
	const { cashAfterMinor, seq, replayed } = posted;
	return { status: posted.status, cashAfterMinor, seq, ...(isCrash ? {} : { replayed }) };
}

const textOfBigint = (_: string, value: unknown): unknown => (typeof value === "bigint" ? String(value) : value);
