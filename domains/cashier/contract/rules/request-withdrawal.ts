import { bodyRules } from "@baize/kernel/rules";
import { requestWithdrawal } from "../calls.ts";

export const rules = bodyRules(requestWithdrawal);
