import { bodyRules } from "@baize/kernel/rules";
import { validatePhone } from "../phone-calls.ts";

export const rules = bodyRules(validatePhone);
