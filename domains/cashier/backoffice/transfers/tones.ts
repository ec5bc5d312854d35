import type { ToneByState } from "@baize/platform-backoffice";
import type { TransferRecordView } from "../../contract/index.ts";

/** The colour of a transfer's state, the same wherever it stands. */
export const TONES: ToneByState<TransferRecordView["state"]> = {
	waiting: "info",
	accepted: "info",
	returning: "info",
	taken: "success",
	returned: "default",
	refused: "default",
};
