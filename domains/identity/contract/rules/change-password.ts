import { bodyRules } from "@baize/kernel/rules";
import { changePassword } from "../account/account-calls.ts";

export const rules = bodyRules(changePassword);
