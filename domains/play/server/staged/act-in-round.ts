import { isLegal, type Played, played } from "@baize/engines/game";
import { type Refusal, refuser } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import type { SignedInVisit, Tx } from "@baize/platform-server";
import type { Blocked } from "@baize/wallet/server";
import { playErrors, type StagedAnswer } from "../../contract/index.ts";
import { refusalOfBlocked } from "../blocked-stakes.ts";
import { requireNoBlock } from "../eligibility.ts";
import { cashOf, requireRoundId } from "../rounds/play-real-round.ts";
import { endedAnswer, openAnswer, readEnd } from "./answers.ts";
import { endRound } from "./end-round.ts";
import type { StagedPorts } from "./open-round.ts";
import { endOfPlayed, MAX_IDLE_MS, playedOf, type RoundSoFar, soFarOf, standingOf } from "./round.ts";
import { advanceOpenRound, deleteOpenRound, type OpenRow, readOpenRound } from "./store.ts";
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
		try {
			return await actOnce(ports, request, visit);
		} catch (error) {
			if (error instanceof Overtaken) return actOnce(ports, request, visit);
			throw error;
		}
	});

async function actOnce(ports: StagedPorts, request: ActRequest, visit: SignedInVisit): Promise<StagedAnswer> {
	const { playerId, currency } = visit.session;
	const row = await readOpenRound(ports.database.reader, playerId, request.roundId);
	if (!row) return answerEnded(ports, request, visit);
	const round = soFarOf(ports, row);
	const { game } = round.title;
	const action = game.readAction(request.action);
	if (action === null) throw refuse("ACTION_NOT_ALLOWED");
	const standing = standingOf(round.actions, { step: request.step, action });
	if (standing === "conflict") throw refuse("IDEMPOTENCY_CONFLICT");
	if (standing === "ahead") throw refuse("STEP_AHEAD", { step: row.step });
	if (standing === "repeated")
		return openAnswer(round, row.round_id, row.due_at, await cashOf(ports.wallet, playerId, currency));
	const before = playedOf(round);
	if (!isLegal(game, before.state, action)) throw refuse("ACTION_NOT_ALLOWED");
	const further = await furtherStake(ports, { round, before, action, stakeId: request.stakeId }, visit);
	const step = { row, round, action, after: played(game, before, action), further };
	try {
		return await apply(ports, step, visit);
	} catch (error) {
		if (error instanceof NotStaked) throw await refusalOf(ports, error, visit, further);
		throw error;
	}
}

type Asked = { round: RoundSoFar; before: Played; action: unknown; stakeId: string | undefined };

/** What the action stakes in addition, under the id that its page has given it. Only such an action needs permission. */
async function furtherStake(
	ports: StagedPorts,
	{ round, before, action, stakeId }: Asked,
	visit: SignedInVisit,
): Promise<FurtherStake | undefined> {
	const addedMinor = round.title.game.addedStakeMinor(before.state, action);
	if (addedMinor === 0n) return undefined;
	const { roundId, isLate } = requireRoundId(stakeId ?? "", ports.clock);
	if (isLate) throw refuse("ROUND_ID_NOT_USABLE");
	requireNoBlock(await ports.eligibilityBlockOf(visit));
	return { stakeId: idText(roundId), stakeMinor: toWire(addedMinor) };
}

type Step = { row: OpenRow; round: RoundSoFar; action: unknown; after: Played; further: FurtherStake | undefined };

/**
 * In each transaction the round's row is taken before the wallet, as everywhere else: so an action that stakes and ends
 * the round, and the job that ends abandoned ones, wait for each other and never in a circle.
 */
async function apply(ports: StagedPorts, step: Step, visit: SignedInVisit): Promise<StagedAnswer> {
	const { row, action, after, further } = step;
	const { playerId, currency } = visit.session;
	const round = { ...step.round, actions: [...step.round.actions, action] };
	if (round.title.game.isOver(after.state)) return endByPlayer(ports, { ...step, round }, visit);
	const dueAt = new Date(ports.clock.nowMs() + MAX_IDLE_MS);
	const to = { action, further, stakedMinor: after.stakedMinor, dueAt };
	const answer = (cashMinor: Minor) => openAnswer(round, row.round_id, dueAt, cashMinor);
	if (!further) {
		if (!(await advanceOpenRound(ports.database.reader, row, to))) throw new Overtaken();
		return answer(await cashOf(ports.wallet, playerId, currency));
	}
	return answer(
		await ports.database.transaction(async (tx) => {
			if (!(await advanceOpenRound(tx, row, to))) throw new Overtaken();
			return stakeFurther(ports, tx, step, visit);
		}),
	);
}

/** `round`: with the action that ends it. */
async function endByPlayer(ports: StagedPorts, step: Step, visit: SignedInVisit): Promise<StagedAnswer> {
	const { row, round, after, further } = step;
	const sealed = endOfPlayed(round, after);
	const ended = { ...row, further_stakes: further ? [...row.further_stakes, further] : row.further_stakes };
	const cashMinor = await ports.database.transaction(async (tx) => {
		if (!(await deleteOpenRound(tx, row))) throw new Overtaken();
		if (further) await stakeFurther(ports, tx, step, visit);
		return endRound(ports, tx, ended, sealed);
	});
	return endedAnswer(sealed, row.round_id, cashMinor);
}

async function stakeFurther(
	{ wallet }: StagedPorts,
	tx: Tx,
	{ row, round, further }: Step,
	{ session: { playerId, currency } }: SignedInVisit,
): Promise<Minor> {
	const { number: gameId, gameClass } = round.title;
	const stake = { stakeId: readId(further!.stakeId)!, stakeMinor: BigInt(further!.stakeMinor) };
	const moved = await wallet.stakeRound(tx, { playerId, currency, roundId: row.round_id, gameId, gameClass, ...stake });
	if (moved.status === "insufficient" || moved.status === "blocked") throw new NotStaked(moved);
	if (moved.status === "conflict" || moved.replayed) throw new NotStaked("conflict");
	return moved.cashAfterMinor;
}

async function refusalOf(
	ports: StagedPorts,
	{ refusal }: NotStaked,
	{ session }: SignedInVisit,
	further: FurtherStake | undefined,
): Promise<Refusal> {
	if (refusal === "conflict") return refuse("IDEMPOTENCY_CONFLICT");
	if (refusal.status === "blocked") return refusalOfBlocked(ports, refusal, session);
	const { currency } = session;
	const stakeMinor = further?.stakeMinor ?? 0;
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
	return endedAnswer(ended, roundId, await cashOf(wallet, playerId, currency));
}
