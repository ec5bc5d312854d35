import { accountErrors } from "@baize/identity/contract";
import { refuser } from "@baize/kernel/error";
import { bankAccountErrors } from "../../contract/index.ts";

export const refuseBankAccount = refuser(bankAccountErrors);
/** What operators are refused is what identity refuses about a player. */
export const refusePlayer = refuser(accountErrors);
