import type { ToneByState } from "@baize/platform-backoffice";
import type { ChatFilter } from "../../contract/chat/office-calls.ts";

export const TONES: ToneByState<ChatFilter> = { open: "warning", waiting: "warning", taken: "info", closed: "default" };
