import type { ToneByState } from "@baize/platform-backoffice";
import type { RecordState } from "../contract/index.ts";

export const TONES: ToneByState<RecordState> = {
	published: "success",
	changed: "warning",
	scheduled: "info",
	draft: "default",
	retired: "default",
	missing: "warning",
};
