import { type CallError, isUnknown } from "@baize/platform-web/reads";

/** Refused before anybody looked for the request: that says nothing of the first time that it was made. */
const UNHEARD = new Set([401, 429]);

/** Whether it is not known what became of a request, after this answer to it; `was`: whether it was not known before. */
export const staysUnknown = (was: boolean, refusal: CallError | undefined): boolean =>
	refusal !== undefined && (isUnknown(refusal) || (was && UNHEARD.has(refusal.status)));
