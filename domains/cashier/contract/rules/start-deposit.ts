import { bodyRules } from "@baize/kernel/rules";
import { startDeposit } from "../calls.ts";

export const rules = bodyRules(startDeposit);
