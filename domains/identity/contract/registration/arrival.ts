/**
 * The cookie that says how a visitor came to the site. The domain that sets it reads it again in `playerRegistered`; to
 * identity it is a text without a meaning, which it stores with a registration.
 */
export const ARRIVAL_COOKIE = "arrival";

/** A longer text is not ours, and is not stored. */
export const MAX_ARRIVAL_LENGTH = 400;

export const arrivalIn = (cookies: Readonly<Record<string, string | undefined>>): string | undefined => {
	const arrival = cookies[ARRIVAL_COOKIE];
	return arrival && arrival.length <= MAX_ARRIVAL_LENGTH ? arrival : undefined;
};
