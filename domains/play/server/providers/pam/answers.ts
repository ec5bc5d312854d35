import { idText } from "@baize/kernel/id";
import { decimalText, type Minor } from "@baize/kernel/money";
import type { MoveRow } from "../moves/store.ts";
import type { Moved } from "../moves/types.ts";
import type { OpenedGame } from "../sessions/index.ts";
import { messageOf, PAM_ERRORS, type PamErrorName } from "./errors.ts";

/** What a call of the PAM API is answered: refusals are answers like others, with the status 200. */
export type PamAnswer = { status: number; text: string };

/** A number written digit by digit, which the types of the language do not have yet. */
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };
const numberOf = (minor: Minor, currency: string): unknown => rawJSON(decimalText(minor, currency));

const answer = (value: object, status = 200): PamAnswer => ({ status, text: JSON.stringify(value) });
const ok = (value: object): PamAnswer => answer({ status: "OK", ...value });

/** Everything that a provided game is played with is cash. */
const balanceOf = (cashMinor: Minor, currency: string) => ({
	cashAmount: numberOf(cashMinor, currency),
	bonusAmount: 0,
	promoAmount: 0,
});

export const errorAnswer = (error: PamErrorName, more: object = {}, status = 200): PamAnswer =>
	answer({ status: "ERROR", error: { code: PAM_ERRORS[error], message: messageOf(error) }, ...more }, status);

/** The call has not the form of one. */
export const malformed = (message: string): PamAnswer =>
	answer({ status: "ERROR", error: { code: PAM_ERRORS.undefined, message } }, 400);

export const balanceAnswer = (cashMinor: Minor, currency: string): PamAnswer =>
	ok({ balance: balanceOf(cashMinor, currency) });

export const sessionAnswer = (token: string, session: OpenedGame): PamAnswer =>
	ok({
		session: {
			playerId: idText(session.playerId),
			token,
			currency: session.currency,
			country: session.country,
			language: session.language,
			gameId: session.game,
		},
	});

/** The balance comes with each answer, also with a refusal. */
export function movedAnswer(moved: Moved, currency: string): PamAnswer {
	const balance = balanceOf(moved.cashMinor, currency);
	if (moved.status === "refused") return errorAnswer(moved.error, { transactionResult: { balance } });
	return ok({ transactionResult: { transactionId: idText(moved.transactionId), balance } });
}

const known = (name: string, value: string | null): object => (value === null ? {} : { [name]: value });

export const transactionsAnswer = (moves: readonly MoveRow[]): PamAnswer =>
	ok({
		transactions: moves.map((row) => ({
			currency: row.currency,
			provider: row.provider,
			transactionType: row.type,
			cashAmount: numberOf(row.cash_minor, row.currency),
			bonusAmount: 0,
			promoAmount: numberOf(row.promo_minor, row.currency),
			transactionDateTime: row.said_at.toISOString(),
			providerTransactionId: row.transaction_id,
			...known("providerBetRef", row.bet_ref),
			...known("providerGameId", row.game),
			...known("providerRoundId", row.round),
			isGameOver: row.is_over,
		})),
	});

export type RoundTimes = { round: string; game: string; beganAt: Date; endedAt: Date | null };

export const roundAnswer = ({ round, game, beganAt, endedAt }: RoundTimes): PamAnswer =>
	ok({
		gameround: {
			providerGameId: game,
			providerRoundId: round,
			startTime: beganAt.toISOString(),
			...known("endTime", endedAt?.toISOString() ?? null),
		},
	});
