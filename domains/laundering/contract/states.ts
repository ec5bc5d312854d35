/**
 * open → escalated → closed. Escalated: a person takes it as a suspicion that may have to be reported. It is closed by
 * one operator, or by two where it was escalated or is grave.
 */
export const ALERT_STATES = ["open", "escalated", "closed"] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/** explained: there is a good reason. reported: a report went to the authority, whose number is in the reason. */
export const OUTCOMES = ["explained", "reported"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** An alert is first decided about within that many hours; an operator who has taken one works alone for so long. */
export const DUE_HOURS = 24;
export const CLAIM_HOURS = 4;

/** Kinds of movement that rules look at. */
export const MOVEMENTS = ["deposit", "withdrawal", "sent", "received"] as const;
export type MovementKind = (typeof MOVEMENTS)[number];

/** As many of the movements that led to an alert are stored with it, the newest. */
export const MAX_LED = 100;
