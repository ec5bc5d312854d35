import { bodyRules } from "@baize/kernel/rules";
import { choosePassword } from "../login/required-action-calls.ts";

export const rules = bodyRules(choosePassword);
