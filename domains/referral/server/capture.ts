import { ARRIVAL_COOKIE } from "@baize/identity/contract";
import { cookieText, type PageCookies, type PageRequest, readCookies, SESSION_COOKIE } from "@baize/platform-server";
import {
	type Arrival,
	affiliateCookieSeconds,
	arrivalText,
	DEFAULT_SHARING_METHOD,
	tokenIn,
	tokenOf,
	typeOf,
} from "../contract/index.ts";
import type { ClickCount } from "./clicks/count-clicks.ts";
import type { ReferralPorts } from "./ports.ts";
import { referringSiteOf } from "./referring-site.ts";

type Ports = Pick<ReferralPorts, "clock" | "publicUrl" | "allowedDays" | "isReferringSiteChecked">;

/** The cookie of the affiliate, and those of the site that led here. spec §9 */
const AFFILIATE_COOKIE = "affid";
const SITE_DOMAIN_COOKIE = "referring-site-domain";
const SITE_NAME_COOKIE = "referring-site-name";

/** Almost no address has any of these, and each page is asked: one look decides. */
const MAY_CARRY = /[?&](?:myafftoken|referral|ref|affid)=|\/welcome\//;

/** What a page's address and its referring site say about how the visitor came, as cookies. The last link counts. */
export function openCapture(ports: Ports): PageCookies {
	const ownHost = new URL(ports.publicUrl).host;
	return (request) => {
		const { referer } = request.headers;
		const carries = MAY_CARRY.test(request.url);
		if (!carries && referer === undefined) return [];
		const cookies = readCookies(request.headers.cookie);
		// A player is linked once, when the account begins.
		if (cookies[SESSION_COOKIE] !== undefined) return [];
		return [
			...(carries ? tokenCookies(ports, request, cookies) : []),
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
		if (!MAY_CARRY.test(request.url) || readCookies(request.headers.cookie)[SESSION_COOKIE] !== undefined) return;
		const arrival = arrivalBy(ports, request);
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
function arrivalBy({ clock, publicUrl }: Ports, { url }: PageRequest): Arrival | undefined {
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

function tokenCookies(ports: Ports, request: PageRequest, cookies: Cookies): string[] {
	const arrival = arrivalBy(ports, request);
	if (!arrival) return [];
	const lasting = { maxAgeSeconds: affiliateCookieSeconds(ports.allowedDays) };
	const affiliateId = arrival.affiliateId ?? tokenIn(cookies[AFFILIATE_COOKIE]) ?? null;
	return [
		cookieText(ARRIVAL_COOKIE, arrivalText({ ...arrival, affiliateId }), lasting),
		...(arrival.affiliateId === null ? [] : [cookieText(AFFILIATE_COOKIE, arrival.affiliateId, lasting)]),
	];
}

function siteCookies({ allowedDays }: Ports, referer: string, ownHost: string): string[] {
	const site = referringSiteOf(referer, ownHost);
	if (!site) return [];
	const lasting = { maxAgeSeconds: affiliateCookieSeconds(allowedDays) };
	return [cookieText(SITE_DOMAIN_COOKIE, site.domain, lasting), cookieText(SITE_NAME_COOKIE, site.name, lasting)];
}
