import type { ToneByState } from "@baize/platform-backoffice";
import type { AlertState, Severity } from "../contract/index.ts";

export const STATE_TONES: ToneByState<AlertState> = { open: "warning", escalated: "error", closed: "default" };
export const SEVERITY_TONES: ToneByState<Severity> = { low: "default", medium: "info", high: "error" };
