import { isSame } from "@baize/engines/game";
import type { BodyOf } from "@baize/kernel/call";
import { Refusal, refuser } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import type { Database, Session, SignedInVisit, Tx } from "@baize/platform-server";
import type { Blocked } from "@baize/wallet/server";
import { type placeTableStake as call, playErrors, type TableStakeAnswer } from "../../contract/index.ts";
import { refusalOfBlocked } from "../blocked-stakes.ts";
import { refusalOfBlock } from "../eligibility.ts";
import type { PlayPorts } from "../ports.ts";
import {
	type OfferedPorts,
	type RoundPorts,
	requireOffered,
	requireRoundId,
	requireTakenBet,
} from "../rounds/play-real-round.ts";
import { sealedText } from "../rounds/sealing.ts";
import { isShared, sealedStake } from "./round.ts";
import { insertStake, readStake } from "./stake-store.ts";
import { holdBetting, readRound } from "./store.ts";
import type { SharedTitle, TableStake } from "./types.ts";
import { stakeView } from "./views.ts";

export type PlacingPorts = OfferedPorts &
	Pick<RoundPorts, "restrictionOf" | "wallet"> &
	Pick<PlayPorts, "clock" | "eligibilityBlockOf"> & { database: Database };

const refuse = refuser(playErrors);

type Request = BodyOf<typeof call>;
type Placing = { title: SharedTitle; stake: TableStake };

/** Rolls everything back: the stake was not taken by this attempt. */
class NotPlaced extends Error {
	readonly why: "closed" | "known" | Blocked | { status: "insufficient"; cashMinor: Minor };
	constructor(why: NotPlaced["why"]) {
		super("no stake was taken");
		this.why = why;
	}
}

/**
 * Takes a stake in a round while its betting is open, by the server's clock within the stake's own transaction. Sent again
 * with the same id it answers the stake as it is by then, whatever has become of the round.
 */
export async function placeStake(
	ports: PlacingPorts,
	request: Request,
	visit: SignedInVisit,
): Promise<TableStakeAnswer> {
	const { session } = visit;
	const { roundId: stakeId, isLate } = requireRoundId(request.stakeId, ports.clock);
	const known = (otherwise: Refusal) => answerKnown(ports, { ...request, stakeId }, session, otherwise);
	if (isLate) return known(refuse("ROUND_ID_NOT_USABLE"));
	const judged = await judgeRequest(ports, request, stakeId, visit);
	if (judged instanceof Refusal) return known(judged);
	try {
		const cashMinor = await ports.database.transaction((tx) => placeIn(ports, tx, judged, session));
		return { stake: stakeView(judged.stake), balanceMinor: toWire(cashMinor) };
	} catch (error) {
		if (!(error instanceof NotPlaced)) throw error;
		return answerRefused(ports, error.why, { known, judged, session });
	}
}

/** The stake, or why it is not taken now. */
async function judgeRequest(
	ports: PlacingPorts,
	request: Request,
	stakeId: Id,
	visit: SignedInVisit,
): Promise<Placing | Refusal> {
	const { gameId, number, seat, isNameHidden } = request;
	const { playerId, currency } = visit.session;
	try {
		const title = requireOffered(ports, gameId, visit);
		if (!isShared(title) || seat > title.game.maxBets) return refuse("BET_NOT_OFFERED");
		const bet = requireTakenBet(ports, title, request.bet, visit);
		const block = refusalOfBlock(await ports.eligibilityBlockOf(visit));
		if (block) return block;
		const ends = { leftX100: null, paidMinor: null, isVoid: false };
		const terms = { stakeMinor: title.game.stakeMinorOf(bet), targetX100: title.game.leaving?.targetX100(bet) ?? null };
		return { title, stake: { playerId, stakeId, number, seat, currency, bet, isNameHidden, ...terms, ...ends } };
	} catch (error) {
		if (error instanceof Refusal) return error;
		throw error;
	}
}

/** The wallet comes last: it is locked until the commit. */
async function placeIn(
	{ clock, wallet }: PlacingPorts,
	tx: Tx,
	{ title, stake }: Placing,
	{ playerId, currency }: Session,
): Promise<Minor> {
	const { stakeId, number, stakeMinor } = stake;
	const nowMs = clock.nowMs();
	if (!(await holdBetting(tx, title.number, number, nowMs))) throw new NotPlaced("closed");
	if (!(await insertStake(tx, title.number, stake, nowMs))) throw new NotPlaced("known");
	const round = await readRound(tx, title.number, number);
	const sealed = Buffer.from(sealedText(sealedStake(title, round!, stake)));
	const game = { gameId: title.number, gameClass: title.gameClass };
	const moved = await wallet.stakeRound(tx, { playerId, currency, roundId: stakeId, ...game, stakeMinor, sealed });
	if (moved.status === "insufficient" || moved.status === "blocked") throw new NotPlaced(moved);
	if (moved.status === "conflict" || moved.replayed) throw new NotPlaced("known");
	return moved.cashAfterMinor;
}

type Refused = { known(otherwise: Refusal): Promise<TableStakeAnswer>; judged: Placing; session: Session };

async function answerRefused(
	ports: PlacingPorts,
	why: NotPlaced["why"],
	{ known, judged: { stake }, session }: Refused,
): Promise<TableStakeAnswer> {
	if (why === "closed") return known(refuse("BETTING_CLOSED"));
	if (why === "known") return known(refuse("SEAT_TAKEN"));
	if (why.status === "blocked") throw await refusalOfBlocked(ports, why, session);
	throw refuse("INSUFFICIENT_FUNDS", {
		balanceMinor: toWire(why.cashMinor),
		stakeMinor: toWire(stake.stakeMinor),
		currency: session.currency,
	});
}

type Known = Pick<Request, "gameId" | "number" | "seat" | "bet"> & { stakeId: Id };

/** The stake of this id as it is by now, or the refusal. An id that was used for something else is a conflict. */
async function answerKnown(
	{ database, titles, wallet }: PlacingPorts,
	{ stakeId, gameId, number, seat, bet }: Known,
	{ playerId, currency }: Session,
	otherwise: Refusal,
): Promise<TableStakeAnswer> {
	const stake = await readStake(database.reader, playerId, stakeId);
	if (!stake) {
		if (await wallet.sealed(playerId, stakeId)) throw refuse("IDEMPOTENCY_CONFLICT");
		throw otherwise;
	}
	const isRepeated =
		titles.numbered(stake.gameNumber).gameId === gameId &&
		stake.number === number &&
		stake.seat === seat &&
		isSame(stake.bet, bet);
	if (!isRepeated) throw refuse("IDEMPOTENCY_CONFLICT");
	return { stake: stakeView(stake), balanceMinor: toWire(await wallet.cash(playerId, currency)) };
}
