import { bodyRules } from "@baize/kernel/rules";
import { addLinkedAccount } from "../bank-accounts/calls.ts";

export const rules = bodyRules(addLinkedAccount);
