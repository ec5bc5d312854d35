import { bodyRules } from "@baize/kernel/rules";
import { chooseClientSeed } from "../calls.ts";

export const rules = bodyRules(chooseClientSeed);
