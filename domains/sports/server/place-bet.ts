import type { BodyOf, ReplyOf } from "@baize/kernel/call";
import { refuser } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { fromWire, toWire } from "@baize/kernel/money";
import { multiplePrice, oddsText, shownPrice } from "@baize/kernel/odds";
import type { Session, Tx } from "@baize/platform-server";
import { type HeldStake, refusalOfStake } from "@baize/safer-play/contract";
import {
	betErrors,
	betLimitsIn,
	type placeBet,
	readSelectionId,
	type SelectionRef,
	selectionIdText,
} from "../contract/index.ts";
import { againOnContention } from "./contention.ts";
import type { SportsPorts } from "./ports.ts";
import { type BetFault, type BetWish, cappedReturnMinor, isUsableBetId, judgeLegs, judgeWish } from "./rules.ts";
import { insertBet, type NewBet, readBet, readOffered, type StoredBet } from "./store/bets.ts";

const refuse = refuser(betErrors);

type Body = BodyOf<typeof placeBet>;
type Reply = ReplyOf<typeof placeBet>;
type Ports = Pick<SportsPorts, "database" | "clock" | "wallet">;
type Asked = { betId: Id; session: Session; body: Body; wish: BetWish; selections: readonly SelectionRef[] };

/**
 * Takes the stake and keeps the bet, both or neither. The same id answers the bet that stands; refused for want of
 * money it stays refused, because the books remember that; refused for anything else it may be asked again.
 */
export async function placeBetFor(ports: Ports, session: Session, body: Body): Promise<Reply> {
	const asked = askedBy(session, body);
	// Two requests with one id may meet: the later one then finds the bet of the earlier.
	return againOnContention(() => placeOrFind(ports, asked));
}

async function placeOrFind(ports: Ports, asked: Asked): Promise<Reply> {
	const { session, betId, wish } = asked;
	const standing = await readBet(ports.database.reader, session.playerId, betId);
	if (standing) return answerAgain(standing, asked);
	if (!isUsableBetId(betId, ports.clock.nowMs())) throw refuse("BET_ID_NOT_USABLE");
	const fault = judgeWish(wish, betLimitsIn(session.currency));
	if (fault) throw refusalOf(fault);
	const struck = await ports.database.transaction((tx) => strike(ports, tx, asked));
	if ("insufficient" in struck) {
		throw refuse("INSUFFICIENT_FUNDS", { cashMinor: toWire(struck.insufficient), currency: session.currency });
	}
	if ("held" in struck) throw refusalOfStake(struck.held, session.currency);
	return "bet" in struck ? answerOf(struck.bet) : answerStanding(ports, asked);
}

function askedBy(session: Session, body: Body): Asked {
	const betId = readId(body.betId);
	if (betId === null) throw refuse("BET_ID_NOT_USABLE");
	const selections = body.legs.map(({ selectionId }) => {
		const selection = readSelectionId(selectionId);
		if (!selection) throw refuse("SELECTION_UNKNOWN", { selectionIds: [selectionId] });
		return selection;
	});
	const wish: BetWish = {
		kind: body.kind,
		stakeMinor: fromWire(body.stakeMinor),
		currency: session.currency,
		legs: body.legs.map(({ selectionId, priceX10000 }, at) => ({
			selectionId,
			eventId: selections[at]!.eventId,
			seenX10000: priceX10000,
		})),
		acceptPriceChanges: body.acceptPriceChanges,
	};
	return { betId, session, body, wish, selections };
}

type Struck = { bet: NewBet } | { insufficient: bigint } | { held: HeldStake } | { standing: true };

/** The wallet is held from the stake to the commit, so all that can be refused is decided before it. */
async function strike({ clock, wallet }: Ports, tx: Tx, { betId, session, wish, selections }: Asked): Promise<Struck> {
	const offered = await readOffered(tx, selections);
	const nowMs = clock.nowMs();
	const fault = judgeLegs(wish, offered, nowMs);
	if (fault) throw refusalOf(fault);
	const { playerId, currency } = session;
	const moved = await wallet.bet(tx, { betId, playerId, currency, stakeMinor: wish.stakeMinor });
	if (moved.status === "conflict") throw refuse("IDEMPOTENCY_CONFLICT");
	// Returned, not thrown: the commit keeps the books' record that this id was refused.
	if (moved.status === "insufficient") return { insufficient: moved.cashMinor };
	if (moved.status === "held") return { held: moved };
	if (moved.replayed) return { standing: true };
	const { mostPayoutMinor } = betLimitsIn(currency);
	const legs = selections.map((selection, at) => ({
		...selection,
		seenX10000: wish.legs[at]!.seenX10000,
		priceX10000: offered.get(wish.legs[at]!.selectionId)!.priceX10000,
	}));
	const prices = legs.map((leg) => leg.priceX10000);
	const bet: NewBet = {
		betId,
		playerId,
		currency,
		kind: wish.kind,
		accept: wish.acceptPriceChanges,
		stakeMinor: wish.stakeMinor,
		potentialReturnMinor: cappedReturnMinor(wish.stakeMinor, prices, mostPayoutMinor),
		mostPayoutMinor,
		cashAfterMinor: moved.cashAfterMinor,
		placedAtMs: nowMs,
		legs,
	};
	await insertBet(tx, bet);
	return { bet };
}

/** The same request came twice at once, and the other one was first. */
async function answerStanding({ database }: Ports, asked: Asked): Promise<Reply> {
	const standing = await readBet(database.reader, asked.session.playerId, asked.betId);
	// The books know the id, but not as a bet.
	if (!standing) throw refuse("IDEMPOTENCY_CONFLICT");
	return answerAgain(standing, asked);
}

function answerAgain(bet: StoredBet, { wish }: Asked): Reply {
	const isSame =
		bet.kind === wish.kind &&
		bet.stakeMinor === wish.stakeMinor &&
		bet.accept === wish.acceptPriceChanges &&
		bet.legs.length === wish.legs.length &&
		bet.legs.every((leg, at) => isSameLeg(leg, wish.legs[at]!));
	if (!isSame) throw refuse("IDEMPOTENCY_CONFLICT");
	return answerOf(bet);
}

const isSameLeg = (leg: SelectionRef & { seenX10000: number }, asked: BetWish["legs"][number]): boolean =>
	selectionIdText(leg) === asked.selectionId && leg.seenX10000 === asked.seenX10000;

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

const refusalOf = (fault: BetFault) => refuse(fault.code, fault.details as never);
