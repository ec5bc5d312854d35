import { refuser } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import type { Database, Session, Tx } from "@baize/platform-server";
import { requireDone } from "@baize/wallet/server";
import { playErrors, type TableStakeAnswer } from "../../contract/index.ts";
import type { PlayPorts } from "../ports.ts";
import { sealedText } from "../rounds/sealing.ts";
import type { Titles } from "../titles.ts";
import type { Chains } from "./chains.ts";
import { type DrawnRound, drawRound, sealedEnd } from "./round.ts";
import { leavingAt } from "./rules.ts";
import { leaveStake, readStake } from "./stake-store.ts";
import { readRound } from "./store.ts";
import type { TableStake } from "./types.ts";
import { stakeView } from "./views.ts";

export type LeavingPorts = Pick<PlayPorts, "clock" | "wallet"> & {
	database: Database;
	titles: Pick<Titles, "ofVersion">;
	chains: Chains;
};

const refuse = refuser(playErrors);

/**
 * Leaves a running round at the multiplier of the moment in which the request was received. Of this and the settlement
 * of the round the first to close the stake decides: the other finds it closed. No rule of safer play holds it back.
 */
export async function cashOut(
	ports: LeavingPorts,
	{ stakeId, receivedAtMs }: { stakeId: Id; receivedAtMs: number },
	session: Session,
): Promise<TableStakeAnswer> {
	const stake = await readStake(ports.database.reader, session.playerId, stakeId);
	if (!stake) throw refuse("STAKE_NOT_FOUND");
	if (stake.paidMinor !== null) return answerClosed(ports, stake, session);
	const round = await readRound(ports.database.reader, stake.gameNumber, stake.number);
	const drawn = round && (await drawRound(ports, round));
	if (!drawn) throw refuse("TABLE_ROUND_VOID");
	const left = leave(drawn, stake, receivedAtMs);
	const cashMinor = await ports.database.transaction((tx) => leaveIn(ports, tx, drawn, left, session));
	if (cashMinor !== undefined) return { stake: stakeView(left), balanceMinor: toWire(cashMinor) };
	const closed = await readStake(ports.database.reader, session.playerId, stakeId);
	return answerClosed(ports, closed!, session);
}

/** The stake as it is paid, or why it cannot leave now. */
function leave({ title, round, outcome }: DrawnRound, stake: TableStake, receivedAtMs: number) {
	if (round.endedAtMs !== null && !round.revealed) throw refuse("TABLE_ROUND_VOID");
	if (!title.game.leaving) throw refuse("CASH_OUT_NOT_OFFERED");
	const leaving = leavingAt(round, receivedAtMs);
	if (leaving !== "open") throw refuseLeaving(leaving);
	const leftX100 = title.game.leaving.leavesAtX100(outcome, stake.bet, receivedAtMs - round.startsAtMs);
	if (leftX100 === "early" || leftX100 === "late") throw refuseLeaving(leftX100);
	return { ...stake, leftX100, paidMinor: title.game.payoutMinor(outcome, stake.bet, leftX100) };
}

const refuseLeaving = (why: "early" | "late") => refuse(why === "early" ? "CASH_OUT_EARLY" : "CASH_OUT_LATE");

type Left = TableStake & { leftX100: number; paidMinor: Minor };

/** Undefined where the stake is not open any more. The row is taken before the wallet, as in the settlement. */
async function leaveIn(
	{ wallet }: LeavingPorts,
	tx: Tx,
	{ title, round }: DrawnRound,
	stake: Left,
	{ playerId, currency }: Session,
): Promise<Minor | undefined> {
	if (!(await leaveStake(tx, stake, stake))) return undefined;
	const { stakeId, leftX100, paidMinor: winMinor } = stake;
	const left = [{ type: "left", atX100: leftX100 }];
	const end = sealedEnd(title, round, stake, { winMinor, events: left, action: { cashOutX100: leftX100 } });
	const sealed = Buffer.from(sealedText(end));
	const closing = { playerId, currency, roundId: stakeId, gameId: title.number, winMinor, sealed };
	return requireDone(await wallet.settleRound(tx, closing), currency).cashAfterMinor;
}

/** The same request again is answered as the first; another one comes too late. */
async function answerClosed(
	{ wallet }: LeavingPorts,
	stake: TableStake,
	{ playerId, currency }: Session,
): Promise<TableStakeAnswer> {
	if (stake.isVoid) throw refuse("TABLE_ROUND_VOID");
	if (stake.leftX100 === null) throw refuse("CASH_OUT_LATE");
	return { stake: stakeView(stake), balanceMinor: toWire(await wallet.cash(playerId, currency)) };
}
