import { REASON_PATTERN } from "./reason-pattern.ts";
import { Text } from "./schema.ts";

/** Why an operator did what the audit log records. */
export const Reason = Text({ pattern: REASON_PATTERN, description: "For those who read the log." });
