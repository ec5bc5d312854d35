import { bodyRules } from "@baize/kernel/rules";
import { confirmOperatorAuthenticator } from "../operator-calls.ts";

export const rules = bodyRules(confirmOperatorAuthenticator);
