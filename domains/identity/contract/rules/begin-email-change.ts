import { bodyRules } from "@baize/kernel/rules";
import { beginEmailChange } from "../account/account-calls.ts";

export const rules = bodyRules(beginEmailChange);
