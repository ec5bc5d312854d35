import { drawJackpot, type InstantGame, isSame, JACKPOT_STREAM, type JackpotDraw } from "@baize/engines/game";
import { stakeUnitOf } from "@baize/games/stakes";
import { Refusal, refuser } from "@baize/kernel/error";
import { type Id, readId } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import { fairDraws } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import { ReadyReply, type Session, type SignedInVisit, type Visit } from "@baize/platform-server";
import { judgeRoundId, PRACTICE_CURRENCY, playErrors, type SealedRound } from "../../contract/index.ts";
import { refusalOfBlocked } from "../blocked-stakes.ts";
import type { TitleStates } from "../closing/live.ts";
import { refusalOfBlock } from "../eligibility.ts";
import { type FeatureLawPorts, refusalOfFeature } from "../feature-law.ts";
import type { TitleLadders } from "../ladders/live.ts";
import type { PlayerQueue } from "../player-queue.ts";
import type { PlayPorts, WalletPort } from "../ports.ts";
import { hmac } from "../seeds/hmac.ts";
import type { RoundDraw } from "../seeds/leases.ts";
import type { Title, Titles } from "../titles.ts";
import { answerText, readSealedRound, sealedText } from "./sealing.ts";
import { refusalOfTooSoon, type SlotPace } from "./slot-pace.ts";

const refuse = refuser(playErrors);

export type RoundPorts = TitlePorts &
	FeatureLawPorts &
	Pick<PlayPorts, "eligibilityBlockOf" | "restrictionOf" | "jackpots"> & {
		clock: Clock;
		pace: SlotPace;
		queue: PlayerQueue;
		wallet: WalletPort;
	};
export type TitlePorts = ShownPorts & LadderPort & { states: TitleStates };
type ShownPorts = Pick<PlayPorts, "catalogue" | "geoVisibilityOf"> & { titles: Titles };
export type OfferedPorts = ShownPorts & LadderPort & { states: Pick<TitleStates, "requireNew"> };
type LadderPort = { ladders: Pick<TitleLadders, "requireOffered"> };
export type RoundRequest = { gameId: string; bet: unknown; roundId: string };
/** A title that is decided in one request, with a bet that it takes. */
export type InstantTitle = Title & { game: InstantGame };
type BetInTitle = { title: InstantTitle; bet: unknown; roundId: Id; minRoundMs: number };

/**
 * One round for money: draw, pay and store in one durable step, then answer. Sent again with the same id it answers the
 * stored round, whatever a second draw would have given: the ledger accepts an id once.
 */
export async function playRealRound(
	ports: RoundPorts,
	request: RoundRequest,
	visit: SignedInVisit,
): Promise<ReadyReply> {
	const { session } = visit;
	const { roundId, isLate } = requireRoundId(request.roundId, ports.clock);
	const recorded = () => ports.wallet.sealed(session.playerId, roundId);
	if (isLate) return answerRecorded(ports, request, session, await recorded(), refuse("ROUND_ID_NOT_USABLE"));
	const judged = judgeRequest(ports, request, visit);
	const bet = judged instanceof Promise ? await judged : judged;
	// What forbids the round now may not have forbidden it when it was played.
	if (bet instanceof Refusal) return answerRecorded(ports, request, session, await recorded(), bet);
	const decided = await ports.queue.inOrder(session.playerId, () => decideRound(ports, { ...bet, roundId }, session));
	if ("notBegun" in decided) {
		const chooseFirst = refuse("CLIENT_SEED_REQUIRED", { commitment: decided.notBegun });
		return answerRecorded(ports, request, session, await recorded(), chooseFirst);
	}
	if ("tooSoonMs" in decided)
		return answerRecorded(ports, request, session, await recorded(), refusalOfTooSoon(decided));
	const { moved, text } = decided;
	if (moved.status === "blocked") throw await refusalOfBlocked(ports, moved, session);
	if (moved.status === "insufficient") throw insufficient(moved.cashMinor, decided.stakeMinor, session.currency);
	if (moved.status === "done" && !moved.replayed) {
		await payJackpot(ports, { playerId: session.playerId, roundId }, decided.wonLevels);
		return replyOf(request, moved.cashAfterMinor, text);
	}
	return answerRecorded(ports, request, session, decided.recorded, refuse("IDEMPOTENCY_CONFLICT"));
}

type Judged = Omit<BetInTitle, "roundId"> | Refusal;

/** The bet, or why it is not taken now. Synchronous where everything is in memory. */
function judgeRequest(ports: RoundPorts, request: RoundRequest, visit: SignedInVisit): Judged | Promise<Judged> {
	try {
		const feature = refusalOfFeature(ports, request.gameId, visit);
		if (feature instanceof Refusal) return feature;
		const bet = requireBet(ports, request, visit);
		const block = ports.eligibilityBlockOf(visit);
		const pace = ports.pace.minRoundMs(bet.title, visit);
		return block instanceof Promise || pace instanceof Promise || feature
			? Promise.all([block, pace, feature]).then(
					([known, minRoundMs, refusal]) => refusal ?? refusalOfBlock(known) ?? { ...bet, minRoundMs },
				)
			: (refusalOfBlock(block) ?? { ...bet, minRoundMs: pace });
	} catch (error) {
		if (error instanceof Refusal) return error;
		throw error;
	}
}

/** Refuses an id that no page could have made. A late one only answers a round that was played. */
export function requireRoundId(text: string, clock: Clock): { roundId: Id; isLate: boolean } {
	const roundId = readId(text);
	const outcome = roundId === null ? "unusable" : judgeRoundId(roundId, clock.nowMs());
	if (roundId === null || outcome === "unusable") throw refuse("ROUND_ID_NOT_USABLE");
	return { roundId, isLate: outcome === "late" };
}

/**
 * Draws, and waits for the money. Runs in the player's queue: nothing of this round is known before it is the next one.
 */
const decideRound = (ports: RoundPorts, bet: BetInTitle, session: Session) =>
	ports.pace.draw(session, bet, (draw) => bookRound(ports, bet, draw, session));

/** `isPlayed`: with this draw, now or by an attempt that had timed out. */
async function bookRound(
	{ wallet, jackpots }: RoundPorts,
	{ title, bet, roundId }: BetInTitle,
	draw: RoundDraw,
	{ playerId, currency }: Session,
) {
	const { stakeMinor, winMinor, text, jackpot } = drawRound(title, bet, draw, currency);
	const wonLevels = jackpot?.won ?? [];
	if (jackpot && wonLevels.length > 0) {
		const round = { playerId, currency, roundId, gameNumber: title.number };
		await jackpots.expectWins(round, { potId: jackpot.pot, levels: wonLevels });
	}
	const sealed = Buffer.from(text);
	const round = { playerId, currency, roundId, gameId: title.number, stakeMinor, winMinor, sealed };
	const moved = await wallet.batched.instantRound({ ...round, gameClass: title.gameClass });
	if (moved.status === "done" && !moved.replayed) return { isPlayed: true, moved, stakeMinor, text, wonLevels };
	if (moved.status === "insufficient" || moved.status === "blocked")
		return { isPlayed: false, moved, stakeMinor, text };
	const recorded = await wallet.sealed(playerId, roundId);
	return { isPlayed: isOfDraw(recorded, draw), moved, stakeMinor, text, recorded };
}

/** The round stands whatever becomes of this: what is not paid now, a job pays from what is recorded. */
async function payJackpot(
	{ jackpots }: RoundPorts,
	round: { playerId: Id; roundId: Id },
	levels: readonly string[] = [],
): Promise<void> {
	if (levels.length > 0) await jackpots.payRound(round, levels);
}

export function isOfDraw(recorded: Uint8Array | undefined, { commitment, nonce }: RoundDraw): boolean {
	const fairness = readSealedRound(recorded)?.round.fairness;
	return fairness?.commitment === commitment && fairness.nonce === nonce;
}

/** Refuses a game that is not offered at the visitor's location or has several steps, and a bet that it does not take. */
export function requireBet(ports: TitlePorts, { gameId, bet }: Omit<RoundRequest, "roundId">, visit: Visit) {
	const title = requireOffered(ports, gameId, visit);
	if (!isInstant(title)) throw refuse("BET_NOT_OFFERED");
	return { title, bet: requireTakenBet(ports, title, bet, visit) };
}

const isInstant = (title: Title): title is InstantTitle => title.game.timing === "instant";

/** The bet in the form of the title's kind, which takes it, and whose stake is offered where the visitor is. */
export function requireTakenBet({ ladders }: LadderPort, title: Title, sent: unknown, visit: Visit): unknown {
	const { game } = title;
	const bet = game.readBet(sent);
	if (bet === null) throw refuse("BET_NOT_OFFERED");
	const issue = game.betIssue(bet, stakeUnitOf(visit.session?.currency ?? PRACTICE_CURRENCY));
	if (issue === null) {
		ladders.requireOffered(title, bet, visit);
		return bet;
	}
	if (issue.why === "choice") throw refuse("BET_NOT_OFFERED");
	const { minMinor, maxMinor, stepMinor } = issue;
	throw refuse("BET_NOT_ALLOWED", { minMinor, maxMinor, stepMinor });
}

/** Refuses a game that does not exist, or is not offered or closed at the visitor's location. */
export function requireOffered(ports: Omit<OfferedPorts, "ladders">, gameId: string, visit: Visit): Title {
	const title = requireShown(ports, gameId, visit);
	ports.states.requireNew(gameId, visit);
	return title;
}

/** The same of a title that may be closed to new rounds. */
export function requireShown({ titles, catalogue, geoVisibilityOf }: ShownPorts, gameId: string, visit: Visit): Title {
	const title = titles.require(gameId);
	if (!catalogue.isPlayable(gameId, geoVisibilityOf(visit))) throw refuse("NOT_AVAILABLE_IN_REGION");
	return title;
}

/** The round that these seeds give, with the text that is stored. */
export function drawRound(title: InstantTitle, bet: unknown, draw: RoundDraw, currency: string) {
	const drawn = drawGame(title, bet, draw);
	const { stakeMinor, winMinor } = drawn;
	const jackpot = jackpotOf(title, { stakeMinor, currency }, draw);
	return { stakeMinor, winMinor, text: drawn.textWith(jackpot ? { jackpot } : {}), jackpot };
}

/** What the title gives without any jackpot; `textWith` is the text that is stored, with what else belongs to the round. */
export function drawGame({ game, rulesHash }: InstantTitle, bet: unknown, draw: RoundDraw) {
	const stakeMinor = game.stakeMinorOf(bet);
	const { winMinor, events } = game.play(bet, fairDraws(draw, hmac));
	const round: SealedRound = {
		gameId: game.sheet.id,
		sheetVersion: game.sheet.version,
		rulesHash,
		bet,
		stakeMinor: toWire(stakeMinor),
		winMinor: toWire(winMinor),
		fairness: { commitment: draw.commitment, clientSeed: draw.clientSeed, nonce: draw.nonce },
		events: events as unknown[],
	};
	const textWith = (more: Pick<SealedRound, "jackpot" | "promotion">): string => sealedText({ ...round, ...more });
	return { stakeMinor, winMinor, textWith };
}

/** Every part of a bet is whole units, so the stake in units is a whole number. */
function jackpotOf(
	{ jackpot }: Title,
	{ stakeMinor, currency }: { stakeMinor: Minor; currency: string },
	draw: RoundDraw,
): JackpotDraw | undefined {
	if (!jackpot) return undefined;
	const stakeUnits = Number(stakeMinor / BigInt(stakeUnitOf(currency)));
	return drawJackpot(jackpot, stakeUnits, fairDraws(draw, hmac, JACKPOT_STREAM));
}

const insufficient = (balanceMinor: Minor, stakeMinor: Minor, currency: string) =>
	refuse("INSUFFICIENT_FUNDS", { balanceMinor: toWire(balanceMinor), stakeMinor: toWire(stakeMinor), currency });

async function answerRecorded(
	ports: RoundPorts,
	request: RoundRequest,
	{ playerId, currency }: Session,
	recorded: Uint8Array | undefined,
	otherwise: Refusal,
): Promise<ReadyReply> {
	const found = readSealedRound(recorded);
	if (!found) throw otherwise;
	const { text, round } = found;
	const { gameId, bet, promotion } = round;
	const isRepeated = gameId === request.gameId && isSame(bet, request.bet) && promotion === undefined;
	if (!isRepeated) throw refuse("IDEMPOTENCY_CONFLICT");
	await payJackpot(ports, { playerId, roundId: readId(request.roundId)! }, round.jackpot?.won);
	// Of a round that is answered again the present balance is more useful than the one then.
	return replyOf(request, await ports.wallet.cash(playerId, currency), text);
}

export const replyOf = ({ roundId }: Pick<RoundRequest, "roundId">, balanceMinor: Minor, sealed: string): ReadyReply =>
	new ReadyReply(Buffer.from(answerText(roundId, balanceMinor, sealed)));
