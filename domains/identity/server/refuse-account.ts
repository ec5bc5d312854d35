import { refuser } from "@baize/kernel/error";
import { accountErrors } from "../contract/index.ts";

export const refuseAccount = refuser(accountErrors);
