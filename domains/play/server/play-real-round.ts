import { allowsLineBet, playRound } from "@baize/engines/reels";
import { check } from "@baize/kernel/check";
import { refuser } from "@baize/kernel/error";
import { type Id, readId } from "@baize/kernel/id";
import { fromWire, type Minor, toWire } from "@baize/kernel/money";
import { fairDraws } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import { ReadyReply, type Session, type SignedInVisit, type Visit } from "@baize/platform-server";
import { refusalOfStake } from "@baize/safer-play/contract";
import { judgeRoundId, playErrors } from "../contract/index.ts";
import { demandNone } from "./obstacles.ts";
import type { PlayerTurns } from "./player-turns.ts";
import type { PlayPorts, WalletPort } from "./ports.ts";
import { answerText, readSealedRound, sealedText } from "./sealing.ts";
import { hmac } from "./seeds/hmac.ts";
import type { Holds, RoundDraw } from "./seeds/holds.ts";
import type { Title, Titles } from "./titles.ts";

const refuse = refuser(playErrors);

export type RoundPorts = TitlePorts &
	Pick<PlayPorts, "obstacleOf"> & { clock: Clock; holds: Holds; turns: PlayerTurns; wallet: WalletPort };
export type TitlePorts = Pick<PlayPorts, "catalogue" | "sightOf"> & { titles: Titles };
export type RoundWish = { gameId: string; lineBetMinor: number; roundId: string; clientSeed?: string };

/**
 * One round for money: draw, pay and seal in one durable step, then answer. Asked again with the same id it answers the
 * round that was sealed, whatever a second draw would have given: the ledger takes an id once.
 */
export async function playRealRound(ports: RoundPorts, wish: RoundWish, visit: SignedInVisit): Promise<ReadyReply> {
	const title = demandTitle(ports, wish, visit);
	const obstacle = ports.obstacleOf(visit);
	demandNone(obstacle instanceof Promise ? await obstacle : obstacle);
	const { session } = visit;
	const roundId = readId(wish.roundId);
	const fate = roundId === null ? "unusable" : judgeRoundId(roundId, ports.clock.nowMs());
	if (roundId === null || fate === "unusable") throw refuse("ROUND_ID_NOT_USABLE");
	if (fate === "late") return answerRecorded(ports.wallet, wish, roundId, session, "ROUND_ID_NOT_USABLE");
	const decide = () => decideRound(ports, title, { ...wish, roundId }, session);
	const { moved, stakeMinor, text } = await ports.turns.inTurn(session.playerId, decide);
	if (moved.status === "held") throw refusalOfStake(moved, session.currency);
	if (moved.status === "insufficient") throw insufficient(moved.cashMinor, stakeMinor, session.currency);
	if (moved.status === "done" && !moved.replayed) return replyOf(wish, moved.cashAfterMinor, text);
	return answerRecorded(ports.wallet, wish, roundId, session, "IDEMPOTENCY_CONFLICT");
}

/** Draws, and waits for the money. In the player's turn: nothing of this round is known before it is the next one. */
async function decideRound(
	{ holds, wallet }: RoundPorts,
	title: Title,
	{ lineBetMinor, roundId, clientSeed }: Omit<RoundWish, "roundId"> & { roundId: Id },
	{ playerId, currency }: Session,
) {
	const taken = holds.take(playerId, clientSeed);
	const draw = taken instanceof Promise ? await taken : taken;
	const { stakeMinor, winMinor, text } = drawRound(title, fromWire(lineBetMinor), draw);
	const sealed = Buffer.from(text);
	const round = { playerId, currency, roundId, gameId: title.number, stakeMinor, winMinor, sealed };
	return { moved: await wallet.batched.instantRound(round), stakeMinor, text };
}

/** Refuses a game that is not ours or not offered where the visitor is, and a line bet that it does not take. */
export function demandTitle(
	{ titles, catalogue, sightOf }: TitlePorts,
	{ gameId, lineBetMinor }: Omit<RoundWish, "roundId">,
	visit: Visit,
): Title {
	const title = titles.demand(gameId);
	if (!catalogue.isPlayable(gameId, sightOf(visit))) throw refuse("NOT_AVAILABLE_IN_REGION");
	const { minLineBetMinor: leastMinor, maxLineBetMinor: mostMinor } = title.sheet;
	if (!allowsLineBet(title.sheet, fromWire(lineBetMinor)))
		throw refuse("LINE_BET_NOT_ALLOWED", { leastMinor, mostMinor });
	return title;
}

/** The round that these seeds give, with the text that is sealed. */
export function drawRound({ sheet }: Title, lineBetMinor: Minor, draw: RoundDraw) {
	const { stakeMinor, winMinor, events } = playRound(sheet, { lineBetMinor, draws: fairDraws(draw, hmac) });
	const text = sealedText({
		gameId: sheet.id,
		sheetVersion: sheet.version,
		lineBetMinor: toWire(lineBetMinor),
		stakeMinor: toWire(stakeMinor),
		winMinor: toWire(winMinor),
		fairness: { commitment: draw.commitment, clientSeed: draw.clientSeed, nonce: draw.nonce },
		events: events as unknown[],
	});
	return { stakeMinor, winMinor, text };
}

const insufficient = (balanceMinor: Minor, stakeMinor: Minor, currency: string) =>
	refuse("INSUFFICIENT_FUNDS", { balanceMinor: toWire(balanceMinor), stakeMinor: toWire(stakeMinor), currency });

async function answerRecorded(
	wallet: WalletPort,
	wish: RoundWish,
	roundId: Id,
	{ playerId, currency }: Session,
	otherwise: "IDEMPOTENCY_CONFLICT" | "ROUND_ID_NOT_USABLE",
): Promise<ReadyReply> {
	const bytes = await wallet.sealed(playerId, roundId);
	if (!bytes) throw refuse(otherwise);
	const { text, round } = readSealedRound(bytes);
	const isSame = round.gameId === wish.gameId && round.lineBetMinor === wish.lineBetMinor;
	if (!isSame) throw refuse("IDEMPOTENCY_CONFLICT");
	return replyOf(wish, await cashOf(wallet, playerId, currency), text);
}

/** What there is now; for a round that is answered again that is of more use than what there was. */
export async function cashOf(wallet: WalletPort, playerId: Id, currency: string): Promise<Minor> {
	const balances = await wallet.balances(playerId, currency, "en");
	const unlocked = balances.find(({ type }) => type === "unlocked");
	check(unlocked, "every wallet has an unlocked balance");
	return fromWire(unlocked.amountMinor);
}

const replyOf = ({ roundId }: RoundWish, balanceMinor: Minor, sealed: string): ReadyReply =>
	new ReadyReply(Buffer.from(answerText(roundId, balanceMinor, sealed)));
