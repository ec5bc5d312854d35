import { type CallError, isUnknown } from "@baize/platform-web/reads";

/** Turned away before anybody looked for the request: that says nothing of an earlier time that it was made. */
const UNHEARD = new Set([401, 429]);

/** Whether a refusal tells what became of a request; until then it is asked again under its id. */
export const isSpent = (error: CallError): boolean => !isUnknown(error) && !UNHEARD.has(error.status);
