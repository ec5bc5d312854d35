import { DEFAULT_SHARING_METHOD, type ReferralType, tokenIn, typeOf } from "./tokens.ts";

/** How a visitor came to the site by a link. spec §3 */
export type Arrival = {
	referralKey: string;
	type: ReferralType;
	sharingMethod: string;
	/** When the link was opened; null if that is unknown. */
	capturedAtMs: number | null;
	affiliateId: string | null;
	campaignId: string | null;
};

/** The cookie's text: a query, so that it needs no further encoding of its own. */
export function arrivalText({ referralKey, sharingMethod, capturedAtMs, affiliateId, campaignId }: Arrival): string {
	const text = new URLSearchParams({ key: referralKey, method: sharingMethod });
	if (capturedAtMs !== null) text.set("at", String(capturedAtMs));
	if (affiliateId !== null) text.set("affid", affiliateId);
	if (campaignId !== null) text.set("campaign", campaignId);
	return text.toString();
}

/** The visitor may have changed the cookie: what is not of the form counts as missing. Without a key there is no arrival. */
export function readArrival(text: string): Arrival | undefined {
	const values = new URLSearchParams(text);
	const referralKey = tokenIn(values.get("key"));
	if (referralKey === undefined) return undefined;
	const sharingMethod = tokenIn(values.get("method")) ?? DEFAULT_SHARING_METHOD;
	return {
		referralKey,
		sharingMethod,
		type: typeOf(referralKey, sharingMethod),
		capturedAtMs: timeIn(values.get("at")),
		affiliateId: tokenIn(values.get("affid")) ?? null,
		campaignId: tokenIn(values.get("campaign")) ?? null,
	};
}

const LAST_DATE_MS = 8.64e15;

function timeIn(text: string | null): number | null {
	const atMs = text && /^\d+$/.test(text) ? Number(text) : Number.NaN;
	return atMs <= LAST_DATE_MS ? atMs : null;
}
