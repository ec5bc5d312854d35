import { bodyRules } from "@baize/kernel/rules";
import { writeToPlayer } from "../operator-calls.ts";

export const rules = bodyRules(writeToPlayer);
