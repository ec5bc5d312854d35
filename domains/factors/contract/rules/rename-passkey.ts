import { bodyRules } from "@baize/kernel/rules";
import { renamePasskey } from "../passkey-calls.ts";

export const rules = bodyRules(renamePasskey);
