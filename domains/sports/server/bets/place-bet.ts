import type { BodyOf, ReplyOf } from "@baize/kernel/call";
import { refuser } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { fromWire, toWire } from "@baize/kernel/money";
import { multiplePrice, oddsText, shownPrice } from "@baize/kernel/odds";
import { retryOnContention, type Session, SQL_STATES, type Tx } from "@baize/platform-server";
import { type BlockedStake, refusalOfStake } from "@baize/safer-play/contract";
import {
	type BetClass,
	betErrors,
	betLimitsIn,
	type placeBet,
	readSelectionId,
	type SelectionRef,
	selectionIdText,
} from "../../contract/index.ts";
import { stakeFreeBet } from "../free-bets/store.ts";
import { lockUsable } from "../free-bets/use-free-bet.ts";
import type { SportsPorts } from "../ports.ts";
import { insertBet, type NewBet, readBet, readOffered, type StoredBet } from "../store/bets.ts";
import {
	type BetError,
	type BetRequest,
	cappedReturnMinor,
	classOfBet,
	isUsableBetId,
	judgeLegs,
	judgeRequest,
	type OfferedLeg,
} from "./rules.ts";

const refuse = refuser(betErrors);

type Body = BodyOf<typeof placeBet>;
type Reply = ReplyOf<typeof placeBet>;
type Ports = Pick<SportsPorts, "database" | "clock" | "wallet">;
type Placement = { betId: Id; session: Session; body: Body; request: BetRequest; selections: readonly SelectionRef[] };

/**
 * Takes the stake and stores the bet, both or neither. The same id returns the existing bet. A bet refused for lack of
 * funds stays refused, because the ledger records its id; a bet refused for another reason may be sent again.
 */
export async function placeBetFor(ports: Ports, session: Session, body: Body): Promise<Reply> {
	const placement = placementOf(session, body);
	// Two requests with one id may run at once: the later one then finds the bet of the earlier.
	return retryOnContention(() => placeOrFind(ports, placement), { also: [SQL_STATES.duplicateKey] });
}

async function placeOrFind(ports: Ports, placement: Placement): Promise<Reply> {
	const { session, betId, request } = placement;
	const existing = await readBet(ports.database.reader, session.playerId, betId);
	if (existing) return answerAgain(existing, placement);
	if (!isUsableBetId(betId, ports.clock.nowMs())) throw refuse("BET_ID_NOT_USABLE");
	const error = judgeRequest(request, betLimitsIn(session.currency));
	if (error) throw refusalOf(error);
	const bonusIn = await ports.wallet.bonusIn(session.playerId, session.currency);
	const struck = await ports.database.transaction((tx) => strike(ports, tx, placement, bonusIn));
	if ("insufficient" in struck) {
		throw refuse("INSUFFICIENT_FUNDS", { cashMinor: toWire(struck.insufficient), currency: session.currency });
	}
	if ("blocked" in struck) throw refusalOfStake(struck.blocked, session.currency);
	return "bet" in struck ? answerOf(struck.bet) : answerExisting(ports, placement);
}

function placementOf(session: Session, body: Body): Placement {
	const betId = readId(body.betId);
	if (betId === null) throw refuse("BET_ID_NOT_USABLE");
	const selections = body.legs.map(({ selectionId }) => {
		const selection = readSelectionId(selectionId);
		if (!selection) throw refuse("SELECTION_UNKNOWN", { selectionIds: [selectionId] });
		return selection;
	});
	const request: BetRequest = {
		kind: body.kind,
		stakeMinor: fromWire(body.stakeMinor),
		currency: session.currency,
		legs: body.legs.map(({ selectionId, priceX10000 }, at) => ({
			selectionId,
			eventId: selections[at]!.eventId,
			seenX10000: priceX10000,
		})),
		acceptPriceChanges: body.acceptPriceChanges,
		freeBetId: body.freeBetId === undefined ? null : readId(body.freeBetId),
	};
	return { betId, session, body, request, selections };
}

type Struck = { bet: NewBet } | { insufficient: bigint } | { blocked: BlockedStake } | { existing: true };

/** The wallet row is locked from the stake to the commit, so everything that can be refused is checked before. */
async function strike(
	{ clock, wallet }: Ports,
	tx: Tx,
	{ betId, session, request, selections }: Placement,
	bonusIn: readonly string[],
): Promise<Struck> {
	const offered = await readOffered(tx, selections);
	const nowMs = clock.nowMs();
	const error = judgeLegs(request, offered, nowMs);
	if (error) throw refusalOf(error);
	const { playerId, currency } = session;
	const offers = request.legs.map(({ selectionId }) => offered.get(selectionId)!);
	const prices = offers.map(({ priceX10000 }) => priceX10000);
	const stake = { betId, playerId, currency, stakeMinor: request.stakeMinor };
	const free =
		request.freeBetId === null ? undefined : await lockUsable(tx, { ...stake, prices, clock }, request.freeBetId);
	if (free === "staked") return { existing: true };
	const moved = await (free ? wallet.freeBet(tx, stake) : wallet.bet(tx, { ...stake, ...playedWith(bonusIn, offers) }));
	if (moved.status === "conflict") throw refuse("IDEMPOTENCY_CONFLICT");
	// Returned, not thrown: the commit stores the ledger's record that this id was refused.
	if (moved.status === "insufficient") return { insufficient: moved.cashMinor };
	if (moved.status === "blocked") return { blocked: moved };
	if (moved.replayed) return { existing: true };
	if (free) await stakeFreeBet(tx, free, betId);
	const { maxPayoutMinor } = betLimitsIn(currency);
	const legs = selections.map((selection, at) => ({
		...selection,
		seenX10000: request.legs[at]!.seenX10000,
		priceX10000: prices[at]!,
	}));
	const bet: NewBet = {
		betId,
		playerId,
		currency,
		kind: request.kind,
		accept: request.acceptPriceChanges,
		stakeMinor: request.stakeMinor,
		potentialReturnMinor: cappedReturnMinor(request, prices, maxPayoutMinor),
		maxPayoutMinor,
		cashAfterMinor: moved.cashAfterMinor,
		placedAtMs: nowMs,
		freeBetId: request.freeBetId,
		legs,
	};
	await insertBet(tx, bet);
	return { bet };
}

/**
 * The class of the bet, where the bonus in force is played with it. Any other bet is paid with cash alone and names none: a
 * stake that names a class which the terms exclude would be blocked.
 */
function playedWith(bonusIn: readonly string[], offers: readonly OfferedLeg[]): { gameClass?: BetClass } {
	const gameClass = classOfBet(offers);
	return bonusIn.includes(gameClass) ? { gameClass } : {};
}

/** The same request came twice at once, and the other one was first. */
async function answerExisting({ database }: Ports, placement: Placement): Promise<Reply> {
	const existing = await readBet(database.reader, placement.session.playerId, placement.betId);
	// The ledger knows the id, but not as a bet.
	if (!existing) throw refuse("IDEMPOTENCY_CONFLICT");
	return answerAgain(existing, placement);
}

function answerAgain(bet: StoredBet, { request }: Placement): Reply {
	const isSame =
		bet.kind === request.kind &&
		bet.stakeMinor === request.stakeMinor &&
		bet.accept === request.acceptPriceChanges &&
		bet.freeBetId === request.freeBetId &&
		bet.legs.length === request.legs.length &&
		bet.legs.every((leg, at) => isSameLeg(leg, request.legs[at]!));
	if (!isSame) throw refuse("IDEMPOTENCY_CONFLICT");
	return answerOf(bet);
}

const isSameLeg = (leg: SelectionRef & { seenX10000: number }, placement: BetRequest["legs"][number]): boolean =>
	selectionIdText(leg) === placement.selectionId && leg.seenX10000 === placement.seenX10000;

function answerOf(bet: NewBet): Reply {
	const priceX10000 = shownPrice(multiplePrice(bet.legs.map((leg) => leg.priceX10000)));
	return {
		betId: idText(bet.betId),
		priceX10000,
		priceText: oddsText(priceX10000, "decimal"),
		legs: bet.legs.map((leg) => ({ selectionId: selectionIdText(leg), priceX10000: leg.priceX10000 })),
		potentialReturnMinor: toWire(bet.potentialReturnMinor),
		receipt: {
			receipt: idText(bet.betId),
			placedAtMs: bet.placedAtMs,
			stakeMinor: toWire(bet.stakeMinor),
			currency: bet.currency,
			cashAfterMinor: toWire(bet.cashAfterMinor),
		},
	};
}

const refusalOf = (error: BetError) => refuse(error.code, error.details as never);
