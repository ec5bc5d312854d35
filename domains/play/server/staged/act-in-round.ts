import { afterLegal, isLegal } from "@baize/engines/game";
import { type Refusal, refuser } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import type { SignedInVisit, Tx } from "@baize/platform-server";
import type { Blocked } from "@baize/wallet/server";
import { playErrors, type StagedAnswer } from "../../contract/index.ts";
import { refusalOfBlocked } from "../blocked-stakes.ts";
import { requireNoBlock } from "../eligibility.ts";
import { requireRoundId } from "../rounds/play-real-round.ts";
import type { OpenRound } from "./acts.ts";
import { endedAnswer, openAnswer, readEnd } from "./answers.ts";
import { closedCash, endRound, endsOf } from "./end-round.ts";
import type { StagedPorts } from "./open-round.ts";
import { dueAfter, endOfPlayed, openOf, standingOf } from "./round.ts";
import { advanceOpenRound, deleteOpenRound, readOpenRound } from "./store.ts";
import type { FurtherStake } from "./types.ts";

export type ActRequest = { roundId: Id; step: number; action: unknown; stakeId?: string | undefined };

const refuse = refuser(playErrors);

/** Rolls the action back: its further stake could not be taken. The round stays open, with its other actions. */
class NotStaked extends Error {
	readonly refusal: Blocked | { status: "insufficient"; cashMinor: Minor } | "conflict";
	constructor(refusal: NotStaked["refusal"]) {
		super("the further stake was not taken");
		this.refusal = refusal;
	}
}

/** Another action was applied at the same step: the row is read again. */
class Overtaken extends Error {}

/**
 * One action in an open round. Sent again with the same step it answers the round as it is by then; of two at one step
 * one is applied. An action that takes no stake is never held back by safer play: a round can always be finished.
 */
export const actInRound = (ports: StagedPorts, request: ActRequest, visit: SignedInVisit): Promise<StagedAnswer> =>
	ports.queue.inOrder(visit.session.playerId, async () => {
		const kept = keptBefore(ports, request, visit);
		if (kept) return unlessOvertaken(kept, () => actInRead(ports, request, visit));
		return unlessOvertaken(actInRead(ports, request, visit), () => actInRead(ports, request, visit));
	});

async function unlessOvertaken(
	acting: Promise<StagedAnswer>,
	otherwise: () => Promise<StagedAnswer>,
): Promise<StagedAnswer> {
	try {
		return await acting;
	} catch (error) {
		if (error instanceof Overtaken) return otherwise();
		throw error;
	}
}

/** The action in the round as this process knows it, where it is the next one there, and legal, and takes no stake. */
function keptBefore(
	ports: StagedPorts,
	{ roundId, step, action: sent }: ActRequest,
	visit: SignedInVisit,
): Promise<StagedAnswer> | undefined {
	const open = ports.kept.get(visit.session.playerId, roundId);
	if (open?.row.step !== step) return undefined;
	const { game } = open.round.title;
	// Where it is refused, it is read again first: it may have been applied.
	if (ports.states.standing(game.sheet.id, visit) === "stopped") return undefined;
	const action = game.readAction(sent);
	if (action === null || !isLegal(game, open.now.state, action)) return undefined;
	if (game.addedStakeMinor(open.now.state, action) !== 0n) return undefined;
	return applyAlone(ports, actedIn(ports, open, action));
}

async function actInRead(ports: StagedPorts, request: ActRequest, visit: SignedInVisit): Promise<StagedAnswer> {
	const { playerId, currency } = visit.session;
	const row = await readOpenRound(ports.database.reader, playerId, request.roundId);
	if (!row) return answerEnded(ports, request, visit);
	const open = openOf(ports, row);
	const { game } = open.round.title;
	const action = game.readAction(request.action);
	if (action === null) throw refuse("ACTION_NOT_ALLOWED");
	const standing = standingOf(open.round.actions, { step: request.step, action });
	if (standing === "conflict") throw refuse("IDEMPOTENCY_CONFLICT");
	if (standing === "ahead") throw refuse("STEP_AHEAD", { step: row.step });
	if (standing === "repeated") return openAnswer(open, await ports.wallet.cash(playerId, currency));
	ports.states.requireActing(game.sheet.id, visit);
	if (!isLegal(game, open.now.state, action)) throw refuse("ACTION_NOT_ALLOWED");
	const further = await furtherStake(ports, { open, action, stakeId: request.stakeId }, visit);
	const acted = actedIn(ports, open, action);
	return further ? applyStaking(ports, { ...acted, further }, visit) : applyAlone(ports, acted);
}

type Asked = { open: OpenRound; action: unknown; stakeId: string | undefined };

/** What the action stakes in addition, under the id that its page has given it. Only such an action needs permission. */
async function furtherStake(
	ports: StagedPorts,
	{ open, action, stakeId }: Asked,
	visit: SignedInVisit,
): Promise<FurtherStake | undefined> {
	const addedMinor = open.round.title.game.addedStakeMinor(open.now.state, action);
	if (addedMinor === 0n) return undefined;
	const { roundId, isLate } = requireRoundId(stakeId ?? "", ports.clock);
	if (isLate) throw refuse("ROUND_ID_NOT_USABLE");
	requireNoBlock(await ports.eligibilityBlockOf(visit));
	return { stakeId: idText(roundId), stakeMinor: toWire(addedMinor) };
}

/** A legal action, and the round before and after it. */
type Acted = { before: OpenRound; action: unknown; after: OpenRound };

function actedIn(ports: StagedPorts, before: OpenRound, action: unknown): Acted {
	const { row, round } = before;
	const now = afterLegal(round.title.game, before.now, action);
	const after = { ...row, step: row.step + 1, staked_minor: now.stakedMinor, due_at: dueAfter(ports.clock.nowMs()) };
	return { before, action, after: { row: after, round: { ...round, actions: [...round.actions, action] }, now } };
}

const isOver = ({ round, now }: OpenRound): boolean => round.title.game.isOver(now.state);

const advanceOf = ({ action, after: { row } }: Acted) => ({ action, stakedMinor: row.staked_minor, dueAt: row.due_at });

/** An action that takes no stake, with those of other players. */
async function applyAlone(ports: StagedPorts, acted: Acted): Promise<StagedAnswer> {
	const { before, after } = acted;
	const { row, round } = before;
	const found = { at: row, commitment: round.draw.commitment };
	// Until it is known what has become of it, nothing is.
	ports.kept.drop(row.round_id);
	if (isOver(after)) {
		const sealed = endOfPlayed(after.round, after.now);
		const { isApplied, moved } = await ports.apply({ does: "end", ...found, ends: endsOf(row, sealed) });
		if (!isApplied) throw new Overtaken();
		return endedAnswer(sealed, row.round_id, closedCash(moved));
	}
	const { isApplied } = await ports.apply({ does: "advance", ...found, to: advanceOf(acted) });
	if (!isApplied) throw new Overtaken();
	ports.kept.keep(after);
	return openAnswer(after, await ports.wallet.cash(row.player_id, row.currency));
}

type Staking = Acted & { further: FurtherStake };

/**
 * An action with a stake, in a transaction of its own. The round's row is taken before the wallet, as everywhere else: so
 * an action that stakes and ends the round, and the job that ends abandoned ones, wait for each other and never in a
 * circle.
 */
async function applyStaking(ports: StagedPorts, staking: Staking, visit: SignedInVisit): Promise<StagedAnswer> {
	const { before, after, further } = staking;
	const { row } = before;
	ports.kept.drop(row.round_id);
	try {
		if (isOver(after)) return await endStaking(ports, staking, visit);
		const cashMinor = await ports.database.transaction(async (tx) => {
			if (!(await advanceOpenRound(tx, row, advanceOf(staking), further))) throw new Overtaken();
			return stakeFurther(ports, tx, staking, visit);
		});
		return openAnswer(after, cashMinor);
	} catch (error) {
		if (error instanceof NotStaked) throw await refusalOf(ports, error, visit, further);
		throw error;
	}
}

async function endStaking(ports: StagedPorts, staking: Staking, visit: SignedInVisit): Promise<StagedAnswer> {
	const { before, after, further } = staking;
	const { row } = before;
	const sealed = endOfPlayed(after.round, after.now);
	const ended = { ...row, further_stakes: [...row.further_stakes, further] };
	const cashMinor = await ports.database.transaction(async (tx) => {
		if (!(await deleteOpenRound(tx, row))) throw new Overtaken();
		await stakeFurther(ports, tx, staking, visit);
		return endRound(ports, tx, ended, sealed);
	});
	return endedAnswer(sealed, row.round_id, cashMinor);
}

async function stakeFurther(
	{ wallet }: StagedPorts,
	tx: Tx,
	{ before: { row, round }, further }: Staking,
	{ session: { playerId, currency } }: SignedInVisit,
): Promise<Minor> {
	const { number: gameId, gameClass } = round.title;
	const stake = { stakeId: readId(further.stakeId)!, stakeMinor: BigInt(further.stakeMinor) };
	const moved = await wallet.stakeRound(tx, { playerId, currency, roundId: row.round_id, gameId, gameClass, ...stake });
	if (moved.status === "insufficient" || moved.status === "blocked") throw new NotStaked(moved);
	if (moved.status === "conflict" || moved.replayed) throw new NotStaked("conflict");
	return moved.cashAfterMinor;
}

async function refusalOf(
	ports: StagedPorts,
	{ refusal }: NotStaked,
	{ session }: SignedInVisit,
	{ stakeMinor }: FurtherStake,
): Promise<Refusal> {
	if (refusal === "conflict") return refuse("IDEMPOTENCY_CONFLICT");
	if (refusal.status === "blocked") return refusalOfBlocked(ports, refusal, session);
	const { currency } = session;
	return refuse("INSUFFICIENT_FUNDS", { balanceMinor: toWire(refusal.cashMinor), stakeMinor, currency });
}

/**
 * A round that is over: its last answers can be asked for again, and nothing more is done in it. Its actions were stored
 * as they were sent, so its title is not needed, which may have been withdrawn.
 */
async function answerEnded(
	{ wallet }: StagedPorts,
	{ roundId, step, action }: ActRequest,
	{ session: { playerId, currency } }: SignedInVisit,
): Promise<StagedAnswer> {
	const ended = await readEnd(wallet, playerId, roundId);
	if (!ended?.actions) throw refuse("ROUND_NOT_FOUND");
	const standing = standingOf(ended.actions, { step, action });
	if (standing === "conflict") throw refuse("IDEMPOTENCY_CONFLICT");
	if (standing !== "repeated") throw refuse("ROUND_IS_OVER");
	return endedAnswer(ended, roundId, await wallet.cash(playerId, currency));
}
