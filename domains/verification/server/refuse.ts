import { refuser } from "@baize/kernel/error";
import { verificationErrors } from "../contract/index.ts";

export const refuse = refuser(verificationErrors);
