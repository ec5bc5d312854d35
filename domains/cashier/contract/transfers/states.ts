import type { ActionSpec } from "../states.ts";

export const TRANSFER_STATES = ["waiting", "accepted", "taken", "returned", "refused"] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/**
 * What people are shown. returning: the time of a waiting transfer is over, so it cannot be taken, and its money is not
 * back yet. Only `returned` says that it is.
 */
export const TRANSFER_STANDINGS = [...TRANSFER_STATES, "returning"] as const;
export type TransferStanding = (typeof TRANSFER_STANDINGS)[number];

/**
 * waiting: the money has left the sender's cash and is in transit. accepted: the receiver takes it, and nothing but the
 * last leg is missing. refused: nothing moved; the row stays so that a late duplicate is refused as well.
 */
export const TRANSFER_ACTIONS = {
	refuse: { from: ["waiting"], to: "refused" },
	accept: { from: ["waiting"], to: "accepted" },
	arrive: { from: ["accepted"], to: "taken" },
	giveBack: { from: ["waiting"], to: "returned" },
} as const satisfies Record<string, ActionSpec<TransferState>>;
export type TransferAction = keyof typeof TRANSFER_ACTIONS;

/** Why a transfer was returned: by its sender, its receiver, the time or an operator. */
export const TRANSFER_ENDINGS = ["cancelled", "declined", "expired", "stopped"] as const;
export type TransferEnding = (typeof TRANSFER_ENDINGS)[number];

/** While a transfer is in one of these states, its money is in transit. */
export const OPEN_TRANSFER_STATES = ["waiting", "accepted"] as const satisfies readonly TransferState[];
