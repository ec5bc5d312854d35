import { bodyRules } from "@baize/kernel/rules";
import { resetPinCode } from "../calls.ts";

export const rules = bodyRules(resetPinCode);
