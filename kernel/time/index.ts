/** Time comes in through this port, so that tests can set it. */
export type Clock = { nowMs(): number };

export const systemClock: Clock = { nowMs: () => Date.now() };

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The longest delay that setTimeout honours; a longer one fires at once. spec §9 */
export const MAX_TIMER_MS = 2_147_483_647;

export * from "./zone.ts";
