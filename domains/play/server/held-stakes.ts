import type { Refusal } from "@baize/kernel/error";
import type { Session } from "@baize/platform-server";
import { BARS, type HeldStake, type Restriction, refusalOfStake } from "@baize/safer-play/contract";
import type { PlayPorts } from "./ports.ts";

/** The books hold a break whose end somebody has to confirm without an end; its time is safer play's to say. */
const BREAKS: readonly number[] = [BARS.excluded, BARS.timedOut];
const BARS_OF: Record<Restriction["kind"], number> = { EXCLUDED: BARS.excluded, TIMED_OUT: BARS.timedOut };

/** Why a stake was held back, with the time at which that ends, where there is one. */
export async function refusalOfHeld(
	{ restrictionOf }: Pick<PlayPorts, "restrictionOf">,
	held: HeldStake,
	{ playerId, currency }: Session,
): Promise<Refusal> {
	if (held.untilMs !== null || !BREAKS.includes(held.guard)) return refusalOfStake(held, currency);
	const restriction = await restrictionOf(playerId);
	const isTheSame = restriction !== null && BARS_OF[restriction.kind] === held.guard;
	return refusalOfStake(isTheSame ? { ...held, untilMs: restriction.untilMs } : held, currency);
}
