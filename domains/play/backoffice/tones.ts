import type { ToneByState } from "@baize/platform-backoffice";
import type { TitleStanding } from "../contract/index.ts";

export const TONES: ToneByState<TitleStanding> = { open: "success", draining: "warning", stopped: "error" };

/** "96.1234%" of millionths. */
export const percentText = (x1e6: number): string => `${(x1e6 / 10_000).toFixed(4)}%`;
