import type { ToneByState } from "@baize/platform-backoffice";
import type { OperatorState } from "../../contract/index.ts";

export const OPERATOR_TONES: ToneByState<OperatorState> = {
	active: "success",
	invited: "info",
	enrolling: "info",
	suspended: "error",
};
