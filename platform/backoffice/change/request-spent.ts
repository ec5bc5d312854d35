import { type CallError, isUnknown } from "@baize/platform-web/reads";

/** Statuses sent before the server looks for the request: they say nothing about an earlier attempt of it. */
const UNPROCESSED_STATUSES = new Set([401, 429]);

/** Whether a refusal settles the outcome of a request; until then it is sent again under its id. */
export const isSpent = (error: CallError): boolean => !isUnknown(error) && !UNPROCESSED_STATUSES.has(error.status);
