import { type Refusal, refuse } from "@baize/kernel/error";
import type { Fault } from "./registration-rules.ts";

export { refuser as refuserOf } from "@baize/kernel/error";

/** VALIDATION_ERROR with {field, cause} for each fault, as the HTTP layer writes its own. spec §8 */
export const refuseFields = (faults: readonly Fault[]): Refusal =>
	Object.assign(refuse("VALIDATION_ERROR"), { faults });
