import type { ToneByState } from "@baize/platform-backoffice";
import type { QueuedDocumentView } from "../contract/index.ts";

export const DOCUMENT_TONES: ToneByState<QueuedDocumentView["state"]> = {
	pending: "primary",
	verified: "success",
	invalid: "warning",
	blocked: "error",
};
