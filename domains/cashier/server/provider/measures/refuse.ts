import { refuser } from "@baize/kernel/error";
import { providerErrors } from "../../../contract/index.ts";

export const refuseProvider = refuser(providerErrors);
