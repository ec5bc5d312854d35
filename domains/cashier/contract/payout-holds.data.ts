/** What holds a payout for a while. */
export const HOLD_CAUSES = ["newDestination", "passwordChanged", "phoneChanged", "emailChanged"] as const;
export type HoldCause = (typeof HOLD_CAUSES)[number];

/**
 * For how many hours, from the moment at which the account was linked, the card first paid in, or the change was made. 0:
 * not at all. Whoever got into an account must wait that long, while its owner reads the mails.
 */
export const PAYOUT_HOLD_HOURS: Readonly<Record<HoldCause, number>> = {
	newDestination: 72,
	passwordChanged: 72,
	phoneChanged: 72,
	emailChanged: 72,
};
