/**
 * open: the payer's bank has taken the money back, and evidence is taken. proposed: an operator says that it was won, and
 * another must confirm that. won: the money came back to us, and returns to the player. lost: it stays with the payer.
 */
export const CHARGEBACK_STATES = ["open", "proposed", "won", "lost"] as const;
export type ChargebackState = (typeof CHARGEBACK_STATES)[number];

/** How long a payment company takes evidence, counted from its report. */
export const EVIDENCE_DAYS = 10;
