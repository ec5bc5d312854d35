import { bodyRules } from "@baize/kernel/rules";
import { login } from "../login/login-calls.ts";

export const rules = bodyRules(login);
