import { bodyRules } from "@baize/kernel/rules";
import { updateDetails } from "../profile/calls.ts";

export const rules = bodyRules(updateDetails);
