import { bodyRules } from "@baize/kernel/rules";
import { changeOperatorPassword } from "../operators/operator-calls.ts";

export const rules = bodyRules(changeOperatorPassword);
