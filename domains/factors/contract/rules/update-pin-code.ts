import { bodyRules } from "@baize/kernel/rules";
import { updatePinCode } from "../calls.ts";

export const rules = bodyRules(updatePinCode);
