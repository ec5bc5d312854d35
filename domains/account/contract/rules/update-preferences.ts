import { bodyRules } from "@baize/kernel/rules";
import { updatePreferences } from "../profile/calls.ts";

export const rules = bodyRules(updatePreferences);
