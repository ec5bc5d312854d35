/**
 * The visitor's choice, which the server sets: nothing is sent or counted without it. Pages read it too, so that they
 * send nothing that would be refused.
 */
export const CONSENT_COOKIE = "analytics";

export const CONSENTS = ["agreed", "declined"] as const;
export type Consent = (typeof CONSENTS)[number];

/** After half a year the visitor is asked again. */
export const CONSENT_SECONDS = 180 * 24 * 60 * 60;

/** What a browser says for its user, in each request: Do Not Track and Global Privacy Control. */
export type Signals = { dnt?: string | undefined; "sec-gpc"?: string | undefined };

export const ASKS_NOT_TO_BE_COUNTED = "1";

/** A browser that asks not to be tracked has declined for its user, whatever an earlier cookie says. */
export function consentOf(cookie: string | undefined, signals: Signals): Consent | undefined {
	if (Object.values(signals).includes(ASKS_NOT_TO_BE_COUNTED)) return "declined";
	return CONSENTS.find((consent) => consent === cookie);
}
