/** Whether a token stands for a player who invites, or for an affiliate. spec §6 */
export const REFERRAL_TYPES = ["PROFILE", "AFFILIATE"] as const;
export type ReferralType = (typeof REFERRAL_TYPES)[number];

/** spec §9 */
export const DEFAULT_SHARING_METHOD = "WORD_OF_MOUTH";
export const DEFAULT_ALLOWED_DAYS = 40;

const SHORTER_THAN = 10;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What an address may carry; anything else is no token, and is not stored. */
export const TOKEN_PATTERN = "^[A-Za-z0-9._~-]{1,64}$";
const TOKEN = new RegExp(TOKEN_PATTERN);

/** A token of the form, or undefined. */
export const tokenIn = (text: string | null | undefined): string | undefined =>
	text && TOKEN.test(text) ? text : undefined;

/** spec §5 */
export const typeOf = (token: string, sharingMethod: string): ReferralType =>
	(token.startsWith("P") && token.length < SHORTER_THAN) || sharingMethod.startsWith("raf") ? "PROFILE" : "AFFILIATE";

/** The first of these that an address has. spec §5 */
const SOURCES = ["myafftoken", "referral", "ref"] as const;
const WELCOME = /^(?:\/[a-z]{2})?\/welcome\/([^/]+?)(?:\.data)?\/?$/;

/** The token of an address, by the order of its sources. */
export function tokenOf({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): string | undefined {
	const found = SOURCES.map((name) => tokenIn(searchParams.get(name))).find((token) => token !== undefined);
	return found ?? tokenIn(WELCOME.exec(pathname)?.[1]);
}

/** Almost no address has any of these, and each page is asked: one look decides. */
const MAY_CARRY = /[?&](?:myafftoken|referral|ref|affid)=|\/welcome\//;

/** Whether an address may say how its visitor came. */
export const mayCarryToken = (url: string): boolean => MAY_CARRY.test(url);

/** 0, a negative and a missing number of days mean the default. spec §9 */
export const allowedDays = (days: number | undefined): number =>
	days !== undefined && days > 0 ? days : DEFAULT_ALLOWED_DAYS;

/** A time that is missing or no number never expires. spec §4 */
export function isExpired(capturedAt: unknown, nowMs: number, days?: number): boolean {
	const atMs = typeof capturedAt === "string" && capturedAt.trim() !== "" ? Number(capturedAt) : capturedAt;
	if (typeof atMs !== "number" || !Number.isFinite(atMs)) return false;
	return nowMs - atMs > allowedDays(days) * DAY_MS;
}

/** How long the cookie of an affiliate lives. spec §9 */
export const affiliateCookieSeconds = (days?: number): number => allowedDays(days) * 86_400;
