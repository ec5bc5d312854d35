import { bodyRules } from "@baize/kernel/rules";
import { inviteOperator } from "../operators/operators-calls.ts";

export const rules = bodyRules(inviteOperator);
