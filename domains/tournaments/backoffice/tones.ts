import type { ToneByState } from "@baize/platform-backoffice";
import type { State } from "../contract/index.ts";

export const TONES: ToneByState<State> = {
	draft: "default",
	approved: "info",
	announced: "info",
	running: "success",
	ended: "warning",
	audited: "warning",
	paid: "default",
	cancelled: "error",
};
