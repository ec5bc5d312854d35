import { bodyRules } from "@baize/kernel/rules";
import { renameOperatorPasskey } from "../operator-calls.ts";

export const rules = bodyRules(renameOperatorPasskey);
