import { bodyRules } from "@baize/kernel/rules";
import { acceptInvitation } from "../operators/operator-calls.ts";

export const rules = bodyRules(acceptInvitation);
