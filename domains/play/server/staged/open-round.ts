import { isSame, type Played } from "@baize/engines/game";
import type { BodyOf } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import { Refusal, refuse as refuseCommon, refuser } from "@baize/kernel/error";
import { bucketOf, type Id, idText } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import type { Database, DerivedSeeds, Session, SignedInVisit, Visit } from "@baize/platform-server";
import type { Blocked } from "@baize/wallet/server";
import { type openStagedRound as call, playErrors, type SealedRound, type StagedAnswer } from "../../contract/index.ts";
import { refusalOfBlocked } from "../blocked-stakes.ts";
import { refusalOfBlock } from "../eligibility.ts";
import {
	isOfDraw,
	type RoundPorts,
	requireOffered,
	requireRoundId,
	requireTakenBet,
} from "../rounds/play-real-round.ts";
import { sealedText } from "../rounds/sealing.ts";
import type { Leases, RoundDraw } from "../seeds/leases.ts";
import { readSeedsRow } from "../seeds/store.ts";
import type { OpenAt, OpenRound, RoundSoFar, StagedTitle } from "./acts.ts";
import { endedAnswer, openAnswer, readEnd } from "./answers.ts";
import { isDone } from "./apply-alone.ts";
import type { ApplyAct } from "./batches.ts";
import type { KeptRounds } from "./kept-rounds.ts";
import { dueAfter, endOfPlayed, isStaged, openOf, playedOf, sealedBeginning } from "./round.ts";
import { readOpenOfGame, readOpenRound } from "./store.ts";

export type StagedPorts = RoundPorts & {
	database: Database;
	seeds: DerivedSeeds;
	leases: Leases;
	kept: KeptRounds;
	apply: ApplyAct;
};

const refuse = refuser(playErrors);

type Request = BodyOf<typeof call>;
type Opening = { title: StagedTitle; bet: unknown; roundId: Id };

/** The round was not opened by this attempt. */
class NotOpened extends Error {
	readonly why: "known" | Blocked | { status: "insufficient"; cashMinor: Minor };
	constructor(why: NotOpened["why"]) {
		super("no round was opened");
		this.why = why;
	}
}

/**
 * Takes the stake and fixes all chance of a round with decisions, in one transaction. Sent again with the same id it
 * answers the round as it is by then, also where it could not be begun any more. A title has one open round a player.
 */
export async function openStagedRound(
	ports: StagedPorts,
	request: Request,
	visit: SignedInVisit,
): Promise<StagedAnswer> {
	const { session } = visit;
	const { roundId, isLate } = requireRoundId(request.roundId, ports.clock);
	const known = (otherwise: Refusal) => answerKnown(ports, { ...request, roundId }, session, otherwise);
	if (isLate) return known(refuse("ROUND_ID_NOT_USABLE"));
	const judged = await judgeRequest(ports, request, visit);
	if (judged instanceof Refusal) return known(judged);
	const opening = { ...judged, roundId };
	const opened = await ports.queue.inOrder(session.playerId, () =>
		ports.leases.draw(session.playerId, roundId, (draw) => bookOpening(ports, opening, draw, session)),
	);
	if ("notBegun" in opened) return known(refuse("CLIENT_SEED_REQUIRED", { commitment: opened.notBegun }));
	const { answer, why } = opened;
	if (answer) return answer;
	if (why === "known") return known(refuse("IDEMPOTENCY_CONFLICT"));
	if (why.status === "blocked") throw await refusalOfBlocked(ports, why, session);
	throw refuse("INSUFFICIENT_FUNDS", {
		balanceMinor: toWire(why.cashMinor),
		stakeMinor: toWire(opening.title.game.stakeMinorOf(opening.bet)),
		currency: session.currency,
	});
}

/** The title with its bet, or why the round is not begun now. */
async function judgeRequest(ports: StagedPorts, { gameId, bet }: Request, visit: SignedInVisit) {
	try {
		const title = requireStaged(ports, gameId, visit);
		const taken = requireTakenBet(ports, title, bet, visit);
		return refusalOfBlock(await ports.eligibilityBlockOf(visit)) ?? { title, bet: taken };
	} catch (error) {
		if (error instanceof Refusal) return error;
		throw error;
	}
}

export function requireStaged(
	ports: Pick<RoundPorts, "titles" | "states" | "catalogue" | "geoVisibilityOf">,
	gameId: string,
	visit: Visit,
): StagedTitle {
	const title = requireOffered(ports, gameId, visit);
	if (!isStaged(title)) throw refuse("BET_NOT_OFFERED");
	return title;
}

type Booked = { isPlayed: boolean; answer: StagedAnswer | null; why: NotOpened["why"] };

/** Runs in the player's queue. `isPlayed`: with this draw, now or by an attempt whose answer was lost. */
async function bookOpening(ports: StagedPorts, opening: Opening, draw: RoundDraw, session: Session): Promise<Booked> {
	const { title, bet, roundId } = opening;
	const round: RoundSoFar = { title, rulesHash: title.rulesHash, bet, draw, actions: [] };
	const now = playedOf(round);
	try {
		if (title.game.isOver(now.state)) {
			const sealed = endOfPlayed(round, now);
			const cashMinor = await playAtOnce(ports, opening, sealed, session);
			return { isPlayed: true, answer: endedAnswer(sealed, roundId, cashMinor), why: "known" };
		}
		const open = { row: rowOf(ports, { ...opening, now }, session), round, now };
		const cashMinor = await takeStake(ports, open);
		ports.kept.keep(open);
		return { isPlayed: true, answer: openAnswer(open, cashMinor), why: "known" };
	} catch (error) {
		if (!(error instanceof NotOpened)) throw error;
		const recorded = await ports.wallet.sealed(session.playerId, opening.roundId);
		return { isPlayed: isOfDraw(recorded, draw), answer: null, why: error.why };
	}
}

/**
 * A round that is over with its opening, such as a blackjack that is dealt, is posted as one of one step. It is refused
 * beside an open round as any other, so that a refusal says nothing of what would be drawn.
 */
async function playAtOnce(
	{ database, wallet }: StagedPorts,
	{ title, roundId }: Opening,
	sealed: SealedRound,
	{ playerId, currency }: Session,
): Promise<Minor> {
	if (await readOpenOfGame(database.reader, playerId, title.number)) throw new NotOpened("known");
	const amounts = { stakeMinor: BigInt(sealed.stakeMinor), winMinor: BigInt(sealed.winMinor) };
	const game = { gameId: title.number, gameClass: title.gameClass };
	const seal = Buffer.from(sealedText(sealed));
	const moved = await wallet.batched.instantRound({ playerId, currency, roundId, ...game, ...amounts, sealed: seal });
	if (moved.status === "insufficient" || moved.status === "blocked") throw new NotOpened(moved);
	if (moved.status === "conflict" || moved.replayed) throw new NotOpened("known");
	return moved.cashAfterMinor;
}

function rowOf(
	{ clock }: StagedPorts,
	{ title, roundId, now }: Opening & { now: Played },
	{ playerId, currency }: Session,
): OpenAt {
	return {
		bucket: bucketOf(playerId),
		player_id: playerId,
		round_id: roundId,
		step: 0,
		game_number: title.number,
		currency,
		staked_minor: now.stakedMinor,
		further_stakes: [],
		due_at: dueAfter(clock.nowMs()),
	};
}

/** Opens the round with its first stake, together with what other players do. Returns the cash after it. */
async function takeStake(ports: StagedPorts, { row, round }: OpenRound): Promise<Minor> {
	const { player_id: playerId, round_id: roundId, currency, staked_minor: stakeMinor } = row;
	const { title, rulesHash, bet, draw } = round;
	const { commitment, clientSeed: client_seed, nonce } = draw;
	const drawn = { commitment, client_seed, nonce: BigInt(nonce), rules_hash: rulesHash };
	const sealed = Buffer.from(sealedText(sealedBeginning(round, stakeMinor)));
	const { isApplied, moved } = await ports.apply({
		does: "open",
		at: row,
		row: { ...row, ...drawn, sheet_version: title.game.sheet.version, bet },
		stake: { playerId, currency, roundId, gameId: title.number, gameClass: title.gameClass, stakeMinor, sealed },
	});
	if (!isApplied) throw await notOpened(ports, playerId, commitment);
	const [stake] = moved;
	check(stake, "an opening takes its stake");
	if (isDone(stake)) return stake.cashAfterMinor;
	throw new NotOpened(stake.status === "insufficient" || stake.status === "blocked" ? stake : "known");
}

/** Why a round was not opened: it, or another one of the game, is open; or its pair is no longer the one in play. */
async function notOpened({ database }: StagedPorts, playerId: Id, commitment: string): Promise<Error> {
	const pair = await readSeedsRow(database.reader, playerId);
	// Another process has ended the pair, because this one was silent for too long.
	return pair?.commitment === commitment ? new NotOpened("known") : refuseCommon("OUTSIDE_UNAVAILABLE");
}

/** The round of this id as it is by now, or the refusal: that another one is open, or `otherwise`. */
async function answerKnown(
	ports: StagedPorts,
	{ gameId, bet, roundId }: { gameId: string; bet: unknown; roundId: Id },
	{ playerId, currency }: Session,
	otherwise: Refusal,
): Promise<StagedAnswer> {
	const { reader } = ports.database;
	const row = await readOpenRound(reader, playerId, roundId);
	const ended = row ? undefined : await readEnd(ports.wallet, playerId, roundId);
	const known = row ? { gameId: ports.titles.numbered(row.game_number).gameId, bet: row.bet } : ended;
	if (!known)
		throw (otherwise.code === "IDEMPOTENCY_CONFLICT" && (await otherOpen(ports, playerId, gameId))) || otherwise;
	if (known.gameId !== gameId || !isSame(known.bet, bet)) throw refuse("IDEMPOTENCY_CONFLICT");
	const balanceMinor = await ports.wallet.cash(playerId, currency);
	if (row) return openAnswer(openOf(ports, row), balanceMinor);
	return endedAnswer(ended!, roundId, balanceMinor);
}

/** Another open round of the game, which stands in the way of one more. */
async function otherOpen(
	{ database, titles }: StagedPorts,
	playerId: Id,
	gameId: string,
): Promise<Refusal | undefined> {
	const other = await readOpenOfGame(database.reader, playerId, titles.require(gameId).number);
	return other && refuse("ROUND_ALREADY_OPEN", { roundId: idText(other.round_id) });
}
