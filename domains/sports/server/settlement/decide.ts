import { type LegOutcome, settleBet } from "@baize/engines/settlement";
import { check } from "@baize/kernel/check";
import type { Minor } from "@baize/kernel/money";
import type { BetStatusName } from "../../contract/index.ts";
import { capped } from "../bets/rules.ts";
import type { BookEvent } from "../events/book-event.ts";
import { withoutStake } from "../free-bets/rules.ts";
import type { StoredBet } from "../store/bets.ts";
import type { BetDecision } from "../store/settlement.ts";
import { outcomeOf } from "./outcome.ts";

const VOID: LegOutcome = { result: "void" };

/**
 * The bet with the outcome of its leg on this event. An event may turn out to have begun earlier than announced; a
 * player who bet after that may have known more than the price did.
 */
export function decideLeg(bet: StoredBet, event: BookEvent): { bet: StoredBet; outcome: LegOutcome } {
	const at = bet.legs.findIndex((leg) => leg.eventId === event.eventId);
	const leg = bet.legs[at]!;
	const market = event.markets.find((each) => each.marketNumber === leg.marketNumber);
	check(market && event.result, "a bet stands on a market of an event with a result");
	const outcome = bet.placedAtMs < event.closesAtMs ? outcomeOf(market, leg.key, event.result) : VOID;
	return { bet: { ...bet, legs: bet.legs.with(at, { ...leg, outcome }) }, outcome };
}

/** What the outcomes of its legs come to, whether it was settled before or not. */
export function endOf(bet: StoredBet): { status: BetStatusName; payoutMinor: Minor } {
	const { status, payoutMinor } = settleBet(bet);
	if (status === "open") return { status, payoutMinor: 0n };
	const paidMinor = bet.freeBetId === null ? payoutMinor : withoutStake(payoutMinor, bet.stakeMinor);
	return { status, payoutMinor: capped(paidMinor, bet.maxPayoutMinor) };
}

/** Empty while a leg is open and none is lost, and when the bet was settled before. */
export function decideBet(bet: StoredBet): BetDecision[] {
	if (bet.status !== "open") return [];
	const { status, payoutMinor } = endOf(bet);
	return status === "open" ? [] : [{ bet, status, payoutMinor }];
}
