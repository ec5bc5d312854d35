import type { SecurityChange, SecurityChangeKind } from "@baize/identity/server";
import { HOUR_MS } from "@baize/kernel/time";
import { HOLD_CAUSES, type HoldCause, PAYOUT_HOLD_HOURS } from "../../contract/index.ts";
import type { WithdrawalRow } from "../tables.ts";

/** `destinationSince`: when the player first had this account or card here; undefined if never before. */
export type HoldFacts = { destinationSince: Date | undefined; changes: readonly SecurityChange[] };
export type Hold = { until: Date; causes: HoldCause[] };

const CAUSE_OF: Record<SecurityChangeKind, HoldCause> = {
	password: "passwordChanged",
	phone: "phoneChanged",
	email: "emailChanged",
};

/** On hold until the last of its causes is over; lists each cause whose time is not over yet. */
export function decideHold(
	{ destinationSince, changes }: HoldFacts,
	now: Date,
	hours: Readonly<Record<HoldCause, number>> = PAYOUT_HOLD_HOURS,
): Hold | undefined {
	const since = new Map<HoldCause, Date>(changes.map(({ kind, at }) => [CAUSE_OF[kind], at]));
	since.set("newDestination", destinationSince ?? now);
	const found = HOLD_CAUSES.flatMap((cause) => {
		const from = since.get(cause);
		const untilMs = from === undefined ? 0 : from.getTime() + hours[cause] * HOUR_MS;
		return untilMs > now.getTime() ? [{ cause, untilMs }] : [];
	});
	if (found.length === 0) return undefined;
	return {
		until: new Date(Math.max(...found.map(({ untilMs }) => untilMs))),
		causes: found.map(({ cause }) => cause),
	};
}

/** Whether a withdrawal is on hold. The hold ends by the clock alone, also before its end is recorded. */
export const isOnHold = (row: Pick<WithdrawalRow, "state" | "held_until" | "hold_ended_at">, now: Date): boolean =>
	row.state === "requested" && row.held_until !== null && row.hold_ended_at === null && row.held_until > now;
