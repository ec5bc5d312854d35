import { createHash } from "node:crypto";
import { bucketOf, type Id } from "@baize/kernel/id";
import { retryOnContention, type Tx } from "@baize/platform-server";
import type { PamErrorName } from "../pam/errors.ts";
import type { Transaction } from "../pam/read-transaction.ts";
import { cancelBet } from "./cancel-bet.ts";
import { payPrize } from "./pay-prize.ts";
import { payWin } from "./pay-win.ts";
import { insertMove, lockMoves, type MoveRow, type Role, readMoveOfId, updateMove } from "./store.ts";
import { takeBet } from "./take-bet.ts";
import { type Asked, type Moved, type MovePorts, NotMoved } from "./types.ts";

const STEPS = {
	WITHDRAW: takeBet,
	PROMOWITHDRAW: takeBet,
	DEPOSIT: payWin,
	PROMODEPOSIT: payPrize,
	CANCEL: cancelBet,
	PROMOCANCEL: cancelBet,
};

/**
 * Does what a provider asks for once, whatever it sends how often: the same id with the same content is answered as it was
 * the first time, with another content it is refused.
 */
export async function move(ports: MovePorts, asked: Asked): Promise<Moved> {
	const { database, wallet } = ports;
	try {
		return await retryOnContention(() => database.transaction((tx) => moveIn(ports, tx, asked)));
	} catch (error) {
		if (!(error instanceof NotMoved)) throw error;
		const { playerId, transaction } = asked;
		return { status: "refused", error: error.error, cashMinor: await wallet.cash(playerId, transaction.currency) };
	}
}

async function moveIn(ports: MovePorts, tx: Tx, asked: Asked): Promise<Moved> {
	const { transaction, playerId } = asked;
	const { provider, transactionId } = transaction;
	const role: Role = transaction.type.endsWith("CANCEL") ? "cancel" : "move";
	await lockMoves(tx, { provider, playerId });
	const known = await readMoveOfId(tx, { provider, role, transactionId });
	if (known) return repeated(known, asked);
	const opId = ports.ids();
	// The wallet is locked by what moves money, so the row is there before.
	if (!(await insertMove(tx, rowOf(asked, opId, role, ports.clock.nowMs())))) throw new NotMoved("duplicate");
	const step = await STEPS[transaction.type]({ ...ports, tx, opId }, asked);
	const { state, cashAfterMinor, betId = null, error = null, isOver = transaction.isOver, gameNumber } = step;
	const change = {
		...{ state, cash_after_minor: cashAfterMinor, bet_id: betId, error, is_over: isOver },
		...(gameNumber === undefined ? {} : { game_number: gameNumber }),
	};
	await updateMove(tx, { playerId, opId }, change);
	return answerOf({ op_id: opId, cash_after_minor: cashAfterMinor, error });
}

/** `PAM_ERR_DUPLICATE_TRANS` where it is another player's, or of something else. */
function repeated(known: MoveRow, { transaction, playerId }: Asked): Moved {
	if (known.player_id !== playerId || !known.content.equals(contentOf(transaction))) throw new NotMoved("duplicate");
	return answerOf(known);
}

const answerOf = (row: Pick<MoveRow, "op_id" | "cash_after_minor" | "error">): Moved =>
	row.error === null
		? { status: "done", transactionId: row.op_id, cashMinor: row.cash_after_minor }
		: { status: "refused", error: row.error as PamErrorName, cashMinor: row.cash_after_minor };

/** What must be the same where an id comes again. */
function contentOf(asked: Transaction): Buffer {
	const { type, currency, cashMinor, bonusMinor, promoMinor, round, betRef, game, isOver } = asked;
	const content = [type, currency, `${cashMinor}`, `${bonusMinor}`, `${promoMinor}`, round, betRef, game, isOver];
	return createHash("sha256").update(JSON.stringify(content)).digest();
}

const rowOf = ({ transaction, playerId, gameNumber = 0 }: Asked, opId: Id, role: Role, nowMs: number) => ({
	bucket: bucketOf(playerId),
	op_id: opId,
	player_id: playerId,
	at: new Date(nowMs),
	said_at: new Date(transaction.saidAtMs),
	cash_minor: transaction.cashMinor,
	promo_minor: transaction.promoMinor,
	cash_after_minor: 0n,
	game_number: gameNumber,
	is_over: transaction.isOver,
	provider: transaction.provider,
	role,
	transaction_id: transaction.transactionId,
	type: transaction.type,
	state: "done" as const,
	currency: transaction.currency,
	round: transaction.round,
	bet_ref: transaction.betRef,
	game: transaction.game,
	content: contentOf(transaction),
});
