import { ARRIVAL_COOKIE } from "@baize/identity/contract";
import { cookieText, type PageCookies, type PageRequest, readCookies, SESSION_COOKIE } from "@baize/platform-server";
import {
	affiliateCookieSeconds,
	arrivalText,
	DEFAULT_SHARING_METHOD,
	tokenIn,
	tokenOf,
	typeOf,
} from "../contract/index.ts";
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

type Cookies = ReturnType<typeof readCookies>;

function tokenCookies({ clock, publicUrl, allowedDays }: Ports, { url }: PageRequest, cookies: Cookies): string[] {
	if (!URL.canParse(url, publicUrl)) return [];
	const address = new URL(url, publicUrl);
	const given = (name: string): string | undefined => tokenIn(address.searchParams.get(name));
	const affiliate = given("affid");
	const token = tokenOf(address) ?? affiliate;
	if (token === undefined) return [];
	const sharingMethod = given("sharingMethod") ?? DEFAULT_SHARING_METHOD;
	const lasting = { maxAgeSeconds: affiliateCookieSeconds(allowedDays) };
	const arrival = arrivalText({
		referralKey: token,
		sharingMethod,
		type: typeOf(token, sharingMethod),
		capturedAtMs: clock.nowMs(),
		affiliateId: affiliate ?? tokenIn(cookies[AFFILIATE_COOKIE]) ?? null,
		campaignId: given("extcmpid") ?? null,
	});
	return [
		cookieText(ARRIVAL_COOKIE, arrival, lasting),
		...(affiliate === undefined ? [] : [cookieText(AFFILIATE_COOKIE, affiliate, lasting)]),
	];
}

function siteCookies({ allowedDays }: Ports, referer: string, ownHost: string): string[] {
	const site = referringSiteOf(referer, ownHost);
	if (!site) return [];
	const lasting = { maxAgeSeconds: affiliateCookieSeconds(allowedDays) };
	return [cookieText(SITE_DOMAIN_COOKIE, site.domain, lasting), cookieText(SITE_NAME_COOKIE, site.name, lasting)];
}
