import { ASKS_NOT_TO_BE_COUNTED, CONSENT_COOKIE, type Consent, consentOf } from "../contract/consent.ts";

type Browser = { cookies: string; doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether this browser asks every site not to track its user. */
export const asksNotToBeCounted = ({ doNotTrack, globalPrivacyControl }: Omit<Browser, "cookies">): boolean =>
	doNotTrack === ASKS_NOT_TO_BE_COUNTED || globalPrivacyControl === true;

/** The same rule as the server's, by what the browser will send. */
export function consentIn(browser: Browser): Consent | undefined {
	const found = browser.cookies.split("; ").find((pair) => pair.startsWith(`${CONSENT_COOKIE}=`));
	const dnt = asksNotToBeCounted(browser) ? ASKS_NOT_TO_BE_COUNTED : undefined;
	return consentOf(found?.slice(CONSENT_COOKIE.length + 1), { dnt });
}

export function thisBrowser(): Browser {
	const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
	return { cookies: document.cookie, doNotTrack, ...(globalPrivacyControl ? { globalPrivacyControl } : {}) };
}
