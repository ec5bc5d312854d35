import { bodyRules } from "@baize/kernel/rules";
import { setLimit } from "../calls.ts";

export const rules = bodyRules(setLimit);
