import { type Reading, readUrl } from "./variables.ts";

/** From a minute of a day up to another one. */
export type Stretch = { readonly fromMinute: number; readonly toMinute: number };

/** When the staff answer, by days of the week, of which the first is Sunday, in a time zone. */
export type ChatHours = { readonly zone: string; readonly days: readonly (readonly Stretch[])[] };

const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const PART = /^([A-Z][a-z]{2})(?:-([A-Z][a-z]{2}))? (\d{2}):(\d{2})-(\d{2}):(\d{2})$/;
const DAY_MINUTES = 24 * 60;

/** "Mon-Fri 08:00-22:00, Sat 10:00-18:00 America/Toronto" */
export function readChatHours(name: string, text: string): Reading<ChatHours> {
	const [, parts = "", zone = ""] = /^(.*) (\S+)$/.exec(text) ?? [];
	const days: Stretch[][] = DAYS.map(() => []);
	const areRead = parts.split(",").every((part) => addPart(days, part.trim()));
	if (areRead && isZone(zone)) return { value: { zone, days } };
	return {
		error: `${name} is "${text}", but must be days with times and a time zone, like Mon-Fri 08:00-22:00, Sat 10:00-18:00 America/Toronto.`,
	};
}

function addPart(days: Stretch[][], part: string): boolean {
	const [, first = "", last = first, ...clock] = PART.exec(part) ?? [];
	const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
	const [hour = 0, minute = 0, endHour = 0, endMinute = 0] = clock.map(Number);
	const stretch = { fromMinute: hour * 60 + minute, toMinute: endHour * 60 + endMinute };
	if (from < 0 || to < 0 || minute > 59 || endMinute > 59) return false;
	if (stretch.toMinute > DAY_MINUTES || stretch.fromMinute >= stretch.toMinute) return false;
	const count = ((to - from + DAYS.length) % DAYS.length) + 1;
	for (let index = 0; index < count; index++) days[(from + index) % DAYS.length]?.push(stretch);
	return true;
}

function isZone(zone: string): boolean {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "" && zone !== "";
	} catch {
		return false;
	}
}

const CHATWOOT = ["CHATWOOT_URL", "CHATWOOT_WEBSITE_TOKEN", "CHATWOOT_HMAC_TOKEN"];

/** All three or none: without the HMAC token a visitor could say to be any player, and read that player's chats. */
export function readChatwoot(
	given: (name: string) => string | undefined,
): Reading<{ url: string; websiteToken: string; hmacToken: string } | undefined> {
	const [url, websiteToken, hmacToken] = CHATWOOT.map(given);
	if (!url && !websiteToken && !hmacToken) return { value: undefined };
	if (!url || !websiteToken || !hmacToken)
		return { error: `Chatwoot needs all of ${CHATWOOT.join(", ")}. Give all three, or none.` };
	const address = readUrl("CHATWOOT_URL", url, ["https:"]);
	if ("error" in address) return address;
	if (new URL(url).origin === url) return { value: { url, websiteToken, hmacToken } };
	return { error: "CHATWOOT_URL must be an origin without a path, like https://chat.company.com." };
}
