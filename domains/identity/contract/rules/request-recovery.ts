import { bodyRules } from "@baize/kernel/rules";
import { requestRecovery } from "../account/account-calls.ts";

export const rules = bodyRules(requestRecovery);
