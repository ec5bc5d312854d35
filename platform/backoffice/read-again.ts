import { CallError } from "@baize/platform-web/reads";

const MAX_RETRIES = 2;
const NO_ANSWER_STATUS = 0;
const AWAY_STATUSES = new Set([NO_ANSWER_STATUS, 502, 503]);

/** A read is repeated only where no answer came: a refusal would be the same again. */
export const readAgain = (failures: number, error: unknown): boolean =>
	failures < MAX_RETRIES && error instanceof CallError && AWAY_STATUSES.has(error.status);
