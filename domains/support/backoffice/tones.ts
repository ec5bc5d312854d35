import type { ToneByState } from "@baize/platform-backoffice";
import type { ContactState } from "../contract/index.ts";

export const TONES: ToneByState<ContactState> = { open: "warning", answered: "success" };
