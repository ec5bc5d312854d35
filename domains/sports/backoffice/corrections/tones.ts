import type { ToneByState } from "@baize/platform-backoffice";
import type { CorrectionState } from "../../contract/index.ts";

export const TONES: ToneByState<CorrectionState> = { open: "warning", done: "success" };
