import { bodyRules } from "@baize/kernel/rules";
import { requestAffiliation } from "../affiliates.ts";

export const rules = bodyRules(requestAffiliation);
