import type { ToneByState } from "@baize/platform-backoffice";
import type { State } from "../contract/index.ts";

export const TONES: ToneByState<State> = { draft: "default", open: "success", closed: "warning", cancelled: "error" };
