import { bodyRules } from "@baize/kernel/rules";
import { redeemPoints } from "../calls.ts";

export const rules = bodyRules(redeemPoints);
