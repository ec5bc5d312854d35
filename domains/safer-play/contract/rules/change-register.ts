import { bodyRules } from "@baize/kernel/rules";
import { changeRegister } from "../registers.ts";

export const rules = bodyRules(changeRegister);
