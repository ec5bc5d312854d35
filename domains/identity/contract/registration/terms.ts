/** The version of the terms that the site comes with: the day since which they are in force, in ISO 8601. */
export const TERMS_VERSION = "2026-11-01";

/** What editors have published since; a day before the first one is none. */
export const termsInForce = (published: string | undefined): string =>
	published !== undefined && published > TERMS_VERSION ? published : TERMS_VERSION;
