import { defineCall, ListOf, pageQuery, pageReply, Reason, Struct, Text } from "@baize/kernel/call";
import { mediaErrors } from "../errors.ts";
import { MediumId, MediumRecord, NewMedium } from "./schemas.ts";

/** They are words about the site, as its pages are. */
const OPERATOR = { who: "operator", role: "content" } as const;
const RequestId = Text({ pattern: "^[A-Za-z0-9-]{8,64}$" });
const OneMedium = Struct({ medium: MediumId });

export const listAffiliateMedia = defineCall({
	...OPERATOR,
	name: "listAffiliateMedia",
	method: "GET",
	path: "/api/v1/operator/affiliate-media",
	level: "twoFactors",
	limit: "search",
	summary: "What affiliates may show on their sites, and what they no longer may, the newest first.",
	audits: "nothing",
	query: Struct(pageQuery),
	reply: Struct({ media: ListOf(MediumRecord), ...pageReply }),
	errors: {},
});

export const readAffiliateMedium = defineCall({
	...OPERATOR,
	name: "readAffiliateMedium",
	method: "GET",
	path: "/api/v1/operator/affiliate-media/:medium",
	level: "twoFactors",
	summary: "One of them.",
	audits: "nothing",
	params: OneMedium,
	reply: MediumRecord,
	errors: { MEDIUM_NOT_FOUND: mediaErrors.MEDIUM_NOT_FOUND },
});

export const addAffiliateMedium = defineCall({
	...OPERATOR,
	name: "addAffiliateMedium",
	method: "POST",
	path: "/api/v1/operator/affiliate-media",
	level: "recentTwoFactors",
	summary:
		"Adds a link or a banner to the list, which every affiliate then finds in the report. One requestId adds once.",
	body: Struct({ requestId: RequestId, medium: NewMedium }),
	reply: MediumRecord,
	errors: { IDEMPOTENCY_CONFLICT: mediaErrors.IDEMPOTENCY_CONFLICT },
});

export const endAffiliateMedium = defineCall({
	...OPERATOR,
	name: "endAffiliateMedium",
	method: "POST",
	path: "/api/v1/operator/affiliate-media/:medium/end",
	level: "recentTwoFactors",
	summary: "Takes one off the list for good. Links that are shown already still lead to the site.",
	params: OneMedium,
	body: Struct({ reason: Reason }),
	reply: MediumRecord,
	errors: { MEDIUM_NOT_FOUND: mediaErrors.MEDIUM_NOT_FOUND, MEDIUM_ENDED: mediaErrors.MEDIUM_ENDED },
});
