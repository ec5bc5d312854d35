import { bodyRules } from "@baize/kernel/rules";
import { completeRecovery } from "../account/account-calls.ts";

export const rules = bodyRules(completeRecovery);
