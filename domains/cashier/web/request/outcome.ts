import { type CallError, isUnknown } from "@baize/platform-web/reads";

/** Refused before the request was looked up: that says nothing about the outcome of an earlier attempt. */
const NOT_LOOKED_UP = new Set([401, 429]);

/** Whether the outcome of a request is unknown after this answer; `was`: whether it was unknown before. */
export const remainsUnknown = (was: boolean, refusal: CallError | undefined): boolean =>
	refusal !== undefined && (isUnknown(refusal) || (was && NOT_LOOKED_UP.has(refusal.status)));
