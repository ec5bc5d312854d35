import { bodyRules } from "@baize/kernel/rules";
import { requestConfirmationCode } from "../calls.ts";

export const rules = bodyRules(requestConfirmationCode);
