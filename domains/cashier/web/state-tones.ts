import type { Tone } from "@baize/platform-web";
import type { DepositState, WithdrawalState } from "../contract/index.ts";

/** The colour of a payment's state, the same on its card and in the list. */
export const STATE_TONES: Record<DepositState | WithdrawalState | "held", Tone> = {
	held: "warning",
	created: "info",
	pending: "info",
	settled: "success",
	declined: "danger",
	expired: "neutral",
	requested: "info",
	approved: "info",
	paying: "info",
	paid: "success",
	rejected: "warning",
	cancelled: "neutral",
	failed: "danger",
	refused: "neutral",
};
