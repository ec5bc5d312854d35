import { refuser } from "@baize/kernel/error";
import { promotionsErrors, promotionsOfficeErrors } from "../contract/index.ts";

export const refuse = refuser(promotionsErrors);
export const refuseOffice = refuser(promotionsOfficeErrors);
