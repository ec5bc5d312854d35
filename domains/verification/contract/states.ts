/** spec §3: what a player's document has come to. */
export const DOCUMENT_STATUSES = ["REQUESTED", "PENDING", "VERIFIED", "INVALID", "BLOCKED"] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

export const PHONE_STATUSES = ["NOT_VALIDATED", "VALIDATED"] as const;
export type PhoneStatus = (typeof PHONE_STATUSES)[number];

export type ActionSpec = { from: readonly DocumentStatus[]; to: DocumentStatus };

/**
 * How the status moves: for each action where it is allowed and where it leads. The specification shows the statuses and
 * not the moves; these are ours. `askAgain` is an operator's second look, or a document that has expired.
 */
export const DOCUMENT_ACTIONS = {
	submit: { from: ["REQUESTED", "INVALID"], to: "PENDING" },
	verify: { from: ["PENDING"], to: "VERIFIED" },
	reject: { from: ["PENDING"], to: "INVALID" },
	block: { from: ["PENDING", "VERIFIED", "INVALID", "REQUESTED"], to: "BLOCKED" },
	askAgain: { from: ["VERIFIED", "INVALID", "BLOCKED"], to: "REQUESTED" },
} as const satisfies Record<string, ActionSpec>;
export type DocumentAction = keyof typeof DOCUMENT_ACTIONS;

/** The status that an action leads to, or undefined where it is not allowed. */
export function nextStatus(action: DocumentAction, status: DocumentStatus): DocumentStatus | undefined {
	const { from, to }: ActionSpec = DOCUMENT_ACTIONS[action];
	return from.includes(status) ? to : undefined;
}

/** After so many pictures that were not accepted, a person helps instead of a further form. */
export const TRIES = 5;
