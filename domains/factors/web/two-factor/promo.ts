import { pages } from "@baize/platform-paths";
import type { FactorSettings } from "../../contract/schemas.ts";

export const PROMO_COOKIE = "two-factor-promo";
/** One day. spec §9 */
const PROMO_SNOOZE_SECONDS = 86_400;

export const CLOSED = "closed";

const URGENT_STATUSES: readonly string[] = ["REQUESTED", "INVALID", "BLOCKED"];

/**
 * Shown if two-factor is offered, could be turned on now, is off, and nothing more urgent is required of the player. An
 * unknown status counts as urgent. spec §4
 */
export const showsPromo = (
	{ isTwoFactorOn, enrolmentMethods, twoFactor }: FactorSettings,
	documentStatus: string | undefined,
): boolean =>
	isTwoFactorOn &&
	enrolmentMethods.length > 0 &&
	twoFactor === "PENDING" &&
	documentStatus !== undefined &&
	!URGENT_STATUSES.includes(documentStatus);

export const isSnoozed = (cookies: string): boolean => cookies.split("; ").includes(`${PROMO_COOKIE}=${CLOSED}`);

/**
 * The specification's path, and the account's path on this site: a browser gives a page only the cookies whose path is
 * a prefix of its own, and our paths begin with the language.
 */
export const snoozeCookies = (accountPath: string): string[] =>
	[pages.account, accountPath].map(
		(path) => `${PROMO_COOKIE}=${CLOSED}; Path=${path}; Max-Age=${PROMO_SNOOZE_SECONDS}; SameSite=Lax; Secure`,
	);
