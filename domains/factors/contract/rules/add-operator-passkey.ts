import { bodyRules } from "@baize/kernel/rules";
import { addOperatorPasskey } from "../operator-calls.ts";

export const rules = bodyRules(addOperatorPasskey);
