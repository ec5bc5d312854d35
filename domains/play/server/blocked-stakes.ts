import type { Refusal } from "@baize/kernel/error";
import type { Session } from "@baize/platform-server";
import { BARS, type BlockedStake, type Restriction, refusalOfStake } from "@baize/safer-play/contract";
import type { PlayPorts } from "./ports.ts";

/** The ledger stores a break whose end must be confirmed without an end; safer play knows its time. */
const BREAKS: readonly number[] = [BARS.excluded, BARS.timedOut];
const BARS_OF: Record<Restriction["kind"], number> = { EXCLUDED: BARS.excluded, TIMED_OUT: BARS.timedOut };

/** Why a stake was blocked, with the time at which the block ends, where there is one. */
export async function refusalOfBlocked(
	{ restrictionOf }: Pick<PlayPorts, "restrictionOf">,
	blocked: BlockedStake,
	{ playerId, currency }: Session,
): Promise<Refusal> {
	if (blocked.untilMs !== null || !BREAKS.includes(blocked.guard)) return refusalOfStake(blocked, currency);
	const restriction = await restrictionOf(playerId);
	const isTheSame = restriction !== null && BARS_OF[restriction.kind] === blocked.guard;
	return refusalOfStake(isTheSame ? { ...blocked, untilMs: restriction.untilMs } : blocked, currency);
}
