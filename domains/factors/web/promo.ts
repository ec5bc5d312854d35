import type { FactorSettings } from "../contract/schemas.ts";

export const PROMO_COOKIE = "two-factor-promo";
/** One day. spec §9 */
export const PROMO_SNOOZE_SECONDS = 86_400;

export const CLOSED = "closed";

const HOLDING_BACK: readonly string[] = ["REQUESTED", "INVALID", "BLOCKED"];

/** Two-factor is offered, could be turned on now, is not on, and nothing more urgent is asked of the player; what is not known yet may be. spec §4 */
export const showsPromo = (
	{ isTwoFactorOn, enrolmentMethods, twoFactor }: FactorSettings,
	documentStatus: string | undefined,
): boolean =>
	isTwoFactorOn &&
	enrolmentMethods.length > 0 &&
	twoFactor === "PENDING" &&
	documentStatus !== undefined &&
	!HOLDING_BACK.includes(documentStatus);

export const isSnoozed = (cookies: string): boolean => cookies.split("; ").includes(`${PROMO_COOKIE}=${CLOSED}`);

/**
 * The specification's path, and the one that the account has on this site: a browser shows a page only the cookies whose
 * path begins its own, and ours begins with the language.
 */
export const snoozeCookies = (accountPath: string): string[] =>
	["/account", accountPath].map(
		(path) => `${PROMO_COOKIE}=${CLOSED}; Path=${path}; Max-Age=${PROMO_SNOOZE_SECONDS}; SameSite=Lax; Secure`,
	);
