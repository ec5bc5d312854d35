import { type Refusal, refuse } from "@baize/kernel/error";
import type { Fault } from "./registration-rules.ts";

export { refuser as refuserOf } from "@baize/kernel/error";

/** VALIDATION_ERROR with {field, cause} for each fault, as the HTTP layer writes its own. spec §8 */
export const refuseFields = (faults: readonly Fault[]): Refusal => refuseFieldsAs(refuse("VALIDATION_ERROR"), faults);

/** Any refusal with {field, cause} for each fault. */
export const refuseFieldsAs = (refusal: Refusal, faults: readonly Fault[]): Refusal =>
	Object.assign(refusal, { faults });
