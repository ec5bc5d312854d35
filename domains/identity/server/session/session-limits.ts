import type { Audience } from "@baize/kernel/call";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { OPERATOR_IDLE_MS } from "../../contract/index.ts";

/** The maximum age of a session, and how long it may be idle. */
export const SESSION_LIMITS: Record<Audience, { maxMs: number; idleMs: number }> = {
	players: { maxMs: 12 * HOUR_MS, idleMs: 30 * MINUTE_MS },
	operators: { maxMs: 8 * HOUR_MS, idleMs: OPERATOR_IDLE_MS },
};
/** A session that waits for something must be completed within this time. */
export const PENDING_MS = 15 * MINUTE_MS;
