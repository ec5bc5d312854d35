import { bodyRules } from "@baize/kernel/rules";
import { sendTransfer } from "../transfers/calls.ts";

export const rules = bodyRules(sendTransfer);
