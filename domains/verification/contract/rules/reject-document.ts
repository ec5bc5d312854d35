import { bodyRules } from "@baize/kernel/rules";
import { rejectDocument } from "../operator-calls.ts";

export const rules = bodyRules(rejectDocument);
