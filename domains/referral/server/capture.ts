import { ARRIVAL_COOKIE } from "@baize/identity/contract";
import { cookieText, type PageCookies, type PageRequest, readCookies, SESSION_COOKIE } from "@baize/platform-server";
import {
	type Arrival,
	affiliateCookieSeconds,
	arrivalText,
	DEFAULT_SHARING_METHOD,
	mayCarryToken,
	tokenIn,
	tokenOf,
	typeOf,
} from "../contract/index.ts";
import type { ClickCount } from "./clicks/count-clicks.ts";
import type { ReferralPorts } from "./ports.ts";
import { referringSiteOf } from "./referring-site.ts";

export type ArrivalPorts = Pick<ReferralPorts, "clock" | "publicUrl" | "allowedDays">;
type Ports = ArrivalPorts & Pick<ReferralPorts, "isReferringSiteChecked" | "asksBeforeTracking">;

/** The cookie of the affiliate, and those of the site that led here. spec §9 */
export const AFFILIATE_COOKIE = "affid";
const SITE_DOMAIN_COOKIE = "referring-site-domain";
const SITE_NAME_COOKIE = "referring-site-name";

/** What a page's address and its referring site say about how the visitor came, as cookies. The last link counts. */
export function openCapture(ports: Ports): PageCookies {
	const ownHost = new URL(ports.publicUrl).host;
	return (request, visit) => {
		// Where a visitor must be asked first, nothing is stored before `rememberArrival`.
		if (visit && ports.asksBeforeTracking(visit.ip)) return [];
		const { referer } = request.headers;
		const carries = mayCarryToken(request.url);
		if (!carries && referer === undefined) return [];
		const cookies = readCookies(request.headers.cookie);
		// A player is linked once, when the account begins.
		if (cookies[SESSION_COOKIE] !== undefined) return [];
		return [
			...(carries ? tokenCookies(ports, request.url, cookies) : []),
			...(referer !== undefined && ports.isReferringSiteChecked() && cookies[SITE_DOMAIN_COOKIE] === undefined
				? siteCookies(ports, referer, ownHost)
				: []),
		];
	};
}

/** Counts the request of a page that was opened by an affiliate's link. It stores nothing of the visitor. */
export const countingArrivals =
	(ports: Ports, clicks: Pick<ClickCount, "add">) =>
	(request: PageRequest): void => {
		if (!mayCarryToken(request.url) || readCookies(request.headers.cookie)[SESSION_COOKIE] !== undefined) return;
		const arrival = arrivalBy(ports, request.url);
		if (arrival?.type !== "AFFILIATE") return;
		clicks.add({
			texts: [arrival.affiliateId ?? arrival.referralKey, arrival.referralKey],
			day: new Date(ports.clock.nowMs()).toISOString().slice(0, 10),
			campaign: arrival.campaignId ?? "",
			sharingMethod: arrival.sharingMethod,
		});
	};

type Cookies = ReturnType<typeof readCookies>;

/** How a visitor came by this address; undefined if it has no token. */
function arrivalBy({ clock, publicUrl }: ArrivalPorts, url: string): Arrival | undefined {
	if (!URL.canParse(url, publicUrl)) return undefined;
	const address = new URL(url, publicUrl);
	const given = (name: string): string | undefined => tokenIn(address.searchParams.get(name));
	const affiliate = given("affid");
	const token = tokenOf(address) ?? affiliate;
	if (token === undefined) return undefined;
	const sharingMethod = given("sharingMethod") ?? DEFAULT_SHARING_METHOD;
	return {
		referralKey: token,
		sharingMethod,
		type: typeOf(token, sharingMethod),
		capturedAtMs: clock.nowMs(),
		affiliateId: affiliate ?? null,
		campaignId: given("extcmpid") ?? null,
	};
}

/** What is stored of an arrival, and for how long. */
type StoredArrival = { text: string; affiliateId: string | null; lasting: { maxAgeSeconds: number } };

/** What an address says of an arrival; undefined where it says nothing. */
export function storedArrival(ports: ArrivalPorts, url: string, cookies: Cookies): StoredArrival | undefined {
	const arrival = arrivalBy(ports, url);
	if (!arrival) return undefined;
	const affiliateId = arrival.affiliateId ?? tokenIn(cookies[AFFILIATE_COOKIE]) ?? null;
	const lasting = { maxAgeSeconds: affiliateCookieSeconds(ports.allowedDays) };
	return { text: arrivalText({ ...arrival, affiliateId }), affiliateId: arrival.affiliateId, lasting };
}

function tokenCookies(ports: ArrivalPorts, url: string, cookies: Cookies): string[] {
	const stored = storedArrival(ports, url, cookies);
	if (!stored) return [];
	const { text, affiliateId, lasting } = stored;
	const affiliate = affiliateId === null ? [] : [cookieText(AFFILIATE_COOKIE, affiliateId, lasting)];
	return [cookieText(ARRIVAL_COOKIE, text, lasting), ...affiliate];
}

function siteCookies({ allowedDays }: Ports, referer: string, ownHost: string): string[] {
	const site = referringSiteOf(referer, ownHost);
	if (!site) return [];
	const lasting = { maxAgeSeconds: affiliateCookieSeconds(allowedDays) };
	return [cookieText(SITE_DOMAIN_COOKIE, site.domain, lasting), cookieText(SITE_NAME_COOKIE, site.name, lasting)];
}
