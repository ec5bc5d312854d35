import type { ToneByState } from "@baize/platform-backoffice";
import type { EntryState } from "../contract/index.ts";

export const TONES: ToneByState<EntryState> = {
	published: "success",
	changed: "warning",
	scheduled: "info",
	draft: "default",
	retired: "default",
};
