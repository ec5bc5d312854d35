/** What puts a payout on hold for a while. */
export const HOLD_CAUSES = ["newDestination", "passwordChanged", "phoneChanged", "emailChanged"] as const;
export type HoldCause = (typeof HOLD_CAUSES)[number];

/**
 * The hold in hours, counted from the moment at which the account was linked, the card first paid in, or the change was
 * made. 0: no hold. An intruder has to wait that long while the owner of the account reads the mails.
 */
export const PAYOUT_HOLD_HOURS: Readonly<Record<HoldCause, number>> = {
	newDestination: 72,
	passwordChanged: 72,
	phoneChanged: 72,
	emailChanged: 72,
};
