/** spec §3: the status of a player's document. */
export const DOCUMENT_STATUSES = ["REQUESTED", "PENDING", "VERIFIED", "INVALID", "BLOCKED"] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

export const PHONE_STATUSES = ["NOT_VALIDATED", "VALIDATED"] as const;
export type PhoneStatus = (typeof PHONE_STATUSES)[number];

export type ActionSpec = { from: readonly DocumentStatus[]; to: DocumentStatus };

/**
 * The transitions of the status: for each action, where it is allowed and where it leads. The specification shows the
 * statuses but not the transitions; these are ours. `askAgain` is an operator's second decision, or a document that has
 * expired.
 */
export const DOCUMENT_ACTIONS = {
	submit: { from: ["REQUESTED", "INVALID"], to: "PENDING" },
	verify: { from: ["PENDING"], to: "VERIFIED" },
	reject: { from: ["PENDING"], to: "INVALID" },
	block: { from: ["PENDING", "VERIFIED", "INVALID", "REQUESTED"], to: "BLOCKED" },
	requestAgain: { from: ["VERIFIED", "INVALID", "BLOCKED"], to: "REQUESTED" },
} as const satisfies Record<string, ActionSpec>;
export type DocumentAction = keyof typeof DOCUMENT_ACTIONS;

/** The status that an action leads to, or undefined if it is not allowed. */
export function nextStatus(action: DocumentAction, status: DocumentStatus): DocumentStatus | undefined {
	const { from, to }: ActionSpec = DOCUMENT_ACTIONS[action];
	return from.includes(status) ? to : undefined;
}

/** After so many rejections, the player is sent to help by a person instead of another form. */
export const TRIES = 5;
