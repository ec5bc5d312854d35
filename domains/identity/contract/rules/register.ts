import { bodyRules } from "@baize/kernel/rules";
import { register } from "../calls.ts";

export const rules = bodyRules(register);
