import { bodyRules } from "@baize/kernel/rules";
import { requestPhoneCode } from "../login/required-action-calls.ts";

export const rules = bodyRules(requestPhoneCode);
