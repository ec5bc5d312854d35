import type { SealedRound } from "../../../contract/index.ts";

type Amounts = { stakeMinor: number; winMinor: number };
/** `promotion`: of a promotional spin, whose stake was not the player's. */
type Paid = Amounts & { promotion?: object | undefined };

/** What a round has cost its player and paid: a promotional spin has cost nothing. */
export const ownAmounts = ({ stakeMinor, winMinor, promotion }: Paid): Amounts => ({
	stakeMinor: promotion ? 0 : stakeMinor,
	winMinor,
});

/** The round as its page shows it: a promotional spin ends as a win or with nothing. */
export function asShown<Round extends Paid & { events: readonly unknown[] }>(round: Round): Round {
	if (!round.promotion) return round;
	const { stakeMinor, winMinor } = ownAmounts(round);
	const events = round.events.map((event) =>
		(event as { type: string }).type === "roundEnded"
			? { ...(event as object), stakeMinor, celebrate: winMinor > 0 }
			: event,
	);
	return { ...round, events };
}

/** What of the balance is this round's win. */
export function paidInCash({ promotion, winMinor }: Pick<SealedRound, "promotion" | "winMinor">): number {
	if (!promotion) return winMinor;
	return promotion.as === "cash" ? promotion.paidMinor : 0;
}
