import { type Id, idText } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import { closingOf } from "@baize/ledger/contract";
import type { SealedRound, StagedAnswer } from "../../contract/index.ts";
import type { WalletPort } from "../ports.ts";
import { isBeginning, readSealedRound } from "../rounds/sealing.ts";
import type { OpenRound } from "./acts.ts";

/** Of an open round: what the kind shows of it, and nothing else that was drawn. */
export function openAnswer({ row, round, now }: OpenRound, balanceMinor: Minor): StagedAnswer {
	const { title, bet, draw, actions } = round;
	const { state, stakedMinor } = now;
	return {
		roundId: idText(row.round_id),
		gameId: title.game.sheet.id,
		bet,
		step: actions.length,
		stakeMinor: toWire(stakedMinor),
		dueAtMs: row.due_at.getTime(),
		fairness: { commitment: draw.commitment, clientSeed: draw.clientSeed, nonce: draw.nonce },
		view: title.game.view(state),
		balanceMinor: toWire(balanceMinor),
		ended: null,
	};
}

/** Of a round that is over. */
export const endedAnswer = (ended: SealedRound, roundId: Id, balanceMinor: Minor): StagedAnswer => ({
	roundId: idText(roundId),
	gameId: ended.gameId,
	bet: ended.bet,
	step: ended.actions?.length ?? 0,
	stakeMinor: ended.stakeMinor,
	dueAtMs: null,
	fairness: ended.fairness,
	view: null,
	balanceMinor: toWire(balanceMinor),
	ended,
});

/** The end of a round with decisions, as it was stored: with its payout, or with its stake where it was over at once. */
export async function readEnd(
	wallet: Pick<WalletPort, "sealed">,
	playerId: Id,
	roundId: Id,
): Promise<SealedRound | undefined> {
	const end = readSealedRound(await wallet.sealed(playerId, closingOf(roundId)))?.round;
	const first = end ? undefined : readSealedRound(await wallet.sealed(playerId, roundId))?.round;
	return first && !isBeginning(first) ? first : end;
}
