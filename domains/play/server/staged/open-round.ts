import { isSame } from "@baize/engines/game";
import type { BodyOf } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import { type Refusal, refuse as refuseCommon, refuser } from "@baize/kernel/error";
import { bucketOf, type Id, idText } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import type { Database, DerivedSeeds, Session, SignedInVisit, Tx, Visit } from "@baize/platform-server";
import type { Blocked } from "@baize/wallet/server";
import { type openStagedRound as call, playErrors, type StagedAnswer } from "../../contract/index.ts";
import { refusalOfBlocked } from "../blocked-stakes.ts";
import { requireNoBlock } from "../eligibility.ts";
import {
	cashOf,
	isOfDraw,
	type RoundPorts,
	requireOffered,
	requireRoundId,
	requireTakenBet,
} from "../rounds/play-real-round.ts";
import { sealedText } from "../rounds/sealing.ts";
import type { RoundDraw } from "../seeds/leases.ts";
import { endedAnswer, openAnswer, readEnd } from "./answers.ts";
import {
	isStaged,
	MAX_IDLE_MS,
	playedOf,
	type RoundSoFar,
	type StagedTitle,
	sealedBeginning,
	soFarOf,
} from "./round.ts";
import { insertOpenRound, readOpenOfGame, readOpenRound, shareSeedsRow } from "./store.ts";

export type StagedPorts = RoundPorts & { database: Database; seeds: DerivedSeeds };

const refuse = refuser(playErrors);

type Opening = { title: StagedTitle; bet: unknown; roundId: Id };

/** Rolls everything back: the round was not opened by this attempt. */
class NotOpened extends Error {
	readonly why: "known" | Blocked | { status: "insufficient"; cashMinor: Minor };
	constructor(why: NotOpened["why"]) {
		super("no round was opened");
		this.why = why;
	}
}

/**
 * Takes the stake and fixes all chance of a round with decisions, in one transaction. Sent again with the same id it
 * answers the round as it is by then. A title has one open round a player.
 */
export async function openStagedRound(
	ports: StagedPorts,
	request: BodyOf<typeof call>,
	visit: SignedInVisit,
): Promise<StagedAnswer> {
	const title = requireStaged(ports, request.gameId, visit);
	const bet = requireTakenBet(title, request.bet, visit);
	requireNoBlock(await ports.eligibilityBlockOf(visit));
	const { session } = visit;
	const { roundId, isLate } = requireRoundId(request.roundId, ports.clock);
	const opening = { title, bet, roundId };
	if (isLate) return answerKnown(ports, opening, session, refuse("ROUND_ID_NOT_USABLE"));
	const opened = await ports.queue.inOrder(session.playerId, () =>
		ports.leases.draw(session.playerId, roundId, (draw) => bookOpening(ports, opening, draw, session)),
	);
	if ("notBegun" in opened)
		return answerKnown(ports, opening, session, refuse("CLIENT_SEED_REQUIRED", { commitment: opened.notBegun }));
	const { answer, why } = opened;
	if (answer) return answer;
	if (why === "known") return answerKnown(ports, opening, session, refuse("IDEMPOTENCY_CONFLICT"));
	if (why.status === "blocked") throw await refusalOfBlocked(ports, why, session);
	throw refuse("INSUFFICIENT_FUNDS", {
		balanceMinor: toWire(why.cashMinor),
		stakeMinor: toWire(title.game.stakeMinorOf(bet)),
		currency: session.currency,
	});
}

export function requireStaged(
	ports: Pick<RoundPorts, "titles" | "catalogue" | "geoVisibilityOf">,
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
	const round: RoundSoFar = { title: opening.title, bet: opening.bet, draw, actions: [] };
	const dueAt = new Date(ports.clock.nowMs() + MAX_IDLE_MS);
	try {
		const cashMinor = await ports.database.transaction((tx) =>
			openIn(ports, tx, { ...opening, round, dueAt }, session),
		);
		return { isPlayed: true, answer: openAnswer(round, opening.roundId, dueAt, cashMinor), why: "known" };
	} catch (error) {
		if (!(error instanceof NotOpened)) throw error;
		const recorded = await ports.wallet.sealed(session.playerId, opening.roundId);
		return { isPlayed: isOfDraw(recorded, draw), answer: null, why: error.why };
	}
}

async function openIn(
	{ wallet }: StagedPorts,
	tx: Tx,
	{ title, bet, roundId, round, dueAt }: Opening & { round: RoundSoFar; dueAt: Date },
	{ playerId, currency }: Session,
): Promise<Minor> {
	check(!title.game.isOver(playedOf(round).state), "a round that is over with its opening is an instant one");
	const pair = await shareSeedsRow(tx, playerId);
	// Another process has ended the pair, because this one was silent for too long.
	if (pair.commitment !== round.draw.commitment) throw refuseCommon("OUTSIDE_UNAVAILABLE");
	const stakeMinor = title.game.stakeMinorOf(bet);
	const isInserted = await insertOpenRound(tx, {
		bucket: bucketOf(playerId),
		player_id: playerId,
		round_id: roundId,
		game_number: title.number,
		sheet_version: title.game.sheet.version,
		currency,
		commitment: pair.commitment,
		client_seed: round.draw.clientSeed,
		nonce: BigInt(round.draw.nonce),
		salt: pair.salt,
		rules_hash: title.rulesHash,
		bet,
		staked_minor: stakeMinor,
		step: 0,
		actions: [],
		further_stakes: [],
		due_at: dueAt,
	});
	if (!isInserted) throw new NotOpened("known");
	const sealed = Buffer.from(sealedText(sealedBeginning(round, stakeMinor)));
	const stake = { playerId, currency, roundId, gameId: title.number, gameClass: title.gameClass, stakeMinor, sealed };
	const moved = await wallet.stakeRound(tx, stake);
	if (moved.status === "insufficient" || moved.status === "blocked") throw new NotOpened(moved);
	if (moved.status === "conflict" || moved.replayed) throw new NotOpened("known");
	return moved.cashAfterMinor;
}

/** The round of this id as it is by now, or the refusal: that another one is open, or `otherwise`. */
async function answerKnown(
	ports: StagedPorts,
	{ title, bet, roundId }: Opening,
	{ playerId, currency }: Session,
	otherwise: Refusal,
): Promise<StagedAnswer> {
	const { reader } = ports.database;
	const row = await readOpenRound(reader, playerId, roundId);
	const ended = row ? undefined : await readEnd(ports.wallet, playerId, roundId);
	const known = row ? { gameId: gameIdOf(ports, row.game_number), bet: row.bet } : ended;
	if (!known) {
		const other = await readOpenOfGame(reader, playerId, title.number);
		throw other ? refuse("ROUND_ALREADY_OPEN", { roundId: idText(other.round_id) }) : otherwise;
	}
	if (known.gameId !== title.game.sheet.id || !isSame(known.bet, bet)) throw refuse("IDEMPOTENCY_CONFLICT");
	const balanceMinor = await cashOf(ports.wallet, playerId, currency);
	if (row) return openAnswer(soFarOf(title, row, ports.seeds), roundId, row.due_at, balanceMinor);
	return endedAnswer(ended!, roundId, balanceMinor);
}

const gameIdOf = ({ titles }: StagedPorts, number: number): string => titles.numbered(number).gameId;
