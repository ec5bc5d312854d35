import { spinBetOf } from "@baize/games/spins";
import type { BodyOf } from "@baize/kernel/call";
import { Refusal, refuser } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import type { ReadyReply, Session, SignedInVisit } from "@baize/platform-server";
import { type playPromotionalRound as call, playErrors } from "../../contract/index.ts";
import { refusalOfBlocked } from "../blocked-stakes.ts";
import { refusalOfBlock } from "../eligibility.ts";
import { requireFeatureLaw } from "../feature-law.ts";
import type { PlayPorts } from "../ports.ts";
import type { RoundDraw } from "../seeds/leases.ts";
import type { Title } from "../titles.ts";
import {
	drawGame,
	type InstantTitle,
	isOfDraw,
	type RoundPorts,
	replyOf,
	requireOffered,
	requireRoundId,
} from "./play-real-round.ts";
import { readSealedRound } from "./sealing.ts";
import { refusalOfTooSoon } from "./slot-pace.ts";

const refuse = refuser(playErrors);

type Ports = RoundPorts & Pick<PlayPorts, "spins">;
type Request = BodyOf<typeof call>;
type Spin = { title: InstantTitle; roundId: Id; grantId: Id; bet: object; as: "cash" | "bonus" };

/**
 * A round whose stake the operator pays. It is drawn from the same seeds and sealed as any other; the spin is used in the
 * transaction that records the round. Sent again with the same id it answers the stored round.
 */
export async function playPromotionalRound(ports: Ports, request: Request, visit: SignedInVisit): Promise<ReadyReply> {
	const { session } = visit;
	const { roundId, isLate } = requireRoundId(request.roundId, ports.clock);
	const answer = (otherwise: Refusal) => answerRecorded(ports, request, session, otherwise);
	if (isLate) return answer(refuse("ROUND_ID_NOT_USABLE"));
	const title = await judgeTitle(ports, request, visit);
	// What forbids the spin now may not have forbidden it when it was played.
	if (title instanceof Refusal) return answer(title);
	// A round that was played before the spins were closed is still answered.
	if (!ports.spins.isOpen()) return answer(refuse("SPINS_CLOSED"));
	const grantId = readId(request.grantId);
	const grant = grantId === null ? undefined : await ports.spins.read(session.playerId, grantId);
	if (grantId === null || !grant) return answer(refuse("SPINS_NOT_FOUND"));
	const bet = spinBetOf(title.game, grant.stakeMinor, session.currency);
	if (bet === null || title.game.timing !== "instant") return answer(refuse("SPINS_NOT_FOUND"));
	const spin: Spin = { title: { ...title, game: title.game }, roundId, grantId, bet, as: grant.as };
	const minRoundMs = await ports.pace.minRoundMs(title, visit);
	const played = await ports.queue.inOrder(session.playerId, () =>
		ports.pace.draw(session, { roundId, minRoundMs }, (draw) => bookSpin(ports, spin, draw, session)),
	);
	if ("notBegun" in played) return answer(refuse("CLIENT_SEED_REQUIRED", { commitment: played.notBegun }));
	if ("tooSoonMs" in played) return answer(refusalOfTooSoon(played));
	const { used } = played;
	if (used.status === "done") return replyOf(request, used.moved.cashAfterMinor, Buffer.from(used.sealed).toString());
	if (used.status === "recorded") return answer(refuse("IDEMPOTENCY_CONFLICT"));
	if (used.status === "blocked") throw await refusalOfBlocked(ports, used.moved, session);
	if (used.status === "otherBonus") throw refuse("OTHER_BONUS_IN_FORCE");
	throw used.status === "ended" ? refuse("SPINS_ENDED", { why: used.why }) : refuse("SPINS_NOT_FOUND");
}

async function judgeTitle(ports: Ports, { gameId }: Request, visit: SignedInVisit): Promise<Title | Refusal> {
	try {
		await requireFeatureLaw(ports, gameId, visit);
		const title = requireOffered(ports, gameId, visit);
		return refusalOfBlock(await ports.eligibilityBlockOf(visit)) ?? title;
	} catch (error) {
		if (error instanceof Refusal) return error;
		throw error;
	}
}

/** Runs in the player's queue. `isPlayed`: with this draw, now or by an attempt whose answer was lost. */
async function bookSpin({ spins, wallet }: Ports, spin: Spin, draw: RoundDraw, { playerId, currency }: Session) {
	const { title, roundId, grantId, bet, as } = spin;
	const { winMinor, textWith } = drawGame(title, bet, draw);
	const seal = (paidMinor: Minor): Uint8Array =>
		Buffer.from(textWith({ promotion: { grantId: idText(grantId), as, paidMinor: toWire(paidMinor) } }));
	const { number: gameNumber, game } = title;
	const used = await spins.use({
		playerId,
		currency,
		grantId,
		roundId,
		gameId: game.sheet.id,
		gameNumber,
		winMinor,
		seal,
	});
	if (used.status !== "recorded") return { isPlayed: used.status === "done", used };
	return { isPlayed: isOfDraw(await wallet.sealed(playerId, roundId), draw), used };
}

/** The stored round, if it was played as a spin of this grant. */
async function answerRecorded(
	{ wallet }: Ports,
	request: Request,
	{ playerId, currency }: Session,
	otherwise: Refusal,
): Promise<ReadyReply> {
	const found = readSealedRound(await wallet.sealed(playerId, readId(request.roundId)!));
	if (!found) throw otherwise;
	const { gameId, promotion } = found.round;
	if (gameId !== request.gameId || promotion?.grantId !== request.grantId) throw refuse("IDEMPOTENCY_CONFLICT");
	return replyOf(request, await wallet.cash(playerId, currency), found.text);
}
