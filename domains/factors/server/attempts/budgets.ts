import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import { ATTEMPT_LIMIT, type Operation, PIN_ATTEMPT_LIMIT, SEND_LIMIT } from "../../contract/index.ts";
import type { Budget } from "./budget-store.ts";

/** Counted over all sessions of a player, so that logging in again renews nothing. */
export const attemptsOf = (operation: Operation): Budget => ({
	name: `attempts:${operation}`,
	limit: ATTEMPT_LIMIT,
	windowMs: HOUR_MS,
});

export const sendsOf = (operation: Operation): Budget => ({
	name: `sends:${operation}`,
	limit: SEND_LIMIT,
	windowMs: HOUR_MS,
});

/** Every SMS costs money and may go to a number that the player has not yet shown to be theirs. */
export const SENDS_OF_DAY: Budget = { name: "sends", limit: 20, windowMs: DAY_MS };

/** For all operations together. */
export const PIN_ATTEMPTS: Budget = { name: "attempts:PIN_CODE", limit: PIN_ATTEMPT_LIMIT, windowMs: HOUR_MS };
export const PASSWORD_ATTEMPTS: Budget = { name: "attempts:PASSWORD", limit: 5, windowMs: HOUR_MS };
export const RESET_MAILS: Budget = { name: "sends:PIN_CODE", limit: 5, windowMs: HOUR_MS };
