import type { ToneByState } from "@baize/platform-backoffice";
import type { OfferState } from "../contract/index.ts";

export const TONES: ToneByState<OfferState> = {
	draft: "default",
	open: "success",
	paused: "warning",
	ended: "default",
};
