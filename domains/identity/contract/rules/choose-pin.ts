import { bodyRules } from "@baize/kernel/rules";
import { choosePin } from "../login/required-action-calls.ts";

export const rules = bodyRules(choosePin);
