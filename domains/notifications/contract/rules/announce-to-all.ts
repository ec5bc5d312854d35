import { bodyRules } from "@baize/kernel/rules";
import { announceToAll } from "../operator-calls.ts";

export const rules = bodyRules(announceToAll);
