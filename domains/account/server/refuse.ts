import { refuser } from "@baize/kernel/error";
import { leavingErrors } from "../contract/index.ts";

export const refuse = refuser(leavingErrors);
