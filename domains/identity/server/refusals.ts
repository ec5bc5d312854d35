import { type Refusal, refuse } from "@baize/kernel/error";
import type { ValidationIssue } from "./types.ts";

export { refuser as refuserOf } from "@baize/kernel/error";

/** VALIDATION_ERROR with {field, cause} for each issue, in the form of the HTTP layer. spec §8 */
export const refuseFields = (issues: readonly ValidationIssue[]): Refusal =>
	refuseFieldsAs(refuse("VALIDATION_ERROR"), issues);

/** Any refusal with {field, cause} for each issue. */
export const refuseFieldsAs = (refusal: Refusal, issues: readonly ValidationIssue[]): Refusal =>
	Object.assign(refusal, { issues });
