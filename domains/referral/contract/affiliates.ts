import { EMAIL_PATTERN, LINE_PATTERN } from "@baize/identity/contract";
import {
	defineCall,
	EnumOf,
	ListOf,
	Null,
	OneOf,
	Optional,
	pageQuery,
	pageReply,
	Reason,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { affiliateErrors } from "./errors.ts";

export const WEBSITE_PATTERN = '^https?://[^\\s\\p{C}<>"@]{3,190}$';
const MAX_ABOUT_LENGTH = 1_000;

/** Who asks to become an affiliate, and where visitors would come from. */
export const AffiliateRequest = Struct({
	name: Text({ pattern: LINE_PATTERN }),
	email: Text({ pattern: EMAIL_PATTERN, maxLength: 254 }),
	website: Text({ pattern: WEBSITE_PATTERN }),
	about: Optional(Text({ maxLength: MAX_ABOUT_LENGTH })),
});
export type AffiliateRequest = Static<typeof AffiliateRequest>;

export const APPLICATION_STATES = ["open", "accepted", "declined"] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export const requestAffiliation = defineCall({
	name: "requestAffiliation",
	method: "POST",
	path: "/api/v1/referral/affiliate-applications",
	who: "anyone",
	level: "visitor",
	limit: "registration",
	summary: "Asks to become an affiliate; an operator answers by e-mail.",
	body: AffiliateRequest,
	reply: Struct({ email: Text({ description: "Where the answer goes." }) }),
	errors: {},
});

/** An application as operators see it. `affiliateId` is the token of the affiliate's links, once it is accepted. */
export const AffiliateApplication = Struct({
	id: Text({ pattern: ID_PATTERN }),
	name: Text(),
	email: Text(),
	website: Text(),
	about: OneOf([Text(), Null()]),
	state: EnumOf(APPLICATION_STATES),
	affiliateId: OneOf([Text(), Null()]),
	reason: OneOf([Text(), Null()]),
	askedAt: Text(),
});
export type AffiliateApplication = Static<typeof AffiliateApplication>;

const OneApplication = Struct({ application: Text({ pattern: ID_PATTERN }) });

export const listAffiliateApplications = defineCall({
	name: "listAffiliateApplications",
	method: "GET",
	path: "/api/v1/operator/affiliate-applications",
	who: "operator",
	level: "twoFactors",
	limit: "search",
	role: "support",
	summary: "Those who have asked to become affiliates, the newest first.",
	audits: "nothing",
	query: Struct({ ...pageQuery, state: Optional(EnumOf(APPLICATION_STATES)) }),
	reply: Struct({ applications: ListOf(AffiliateApplication), ...pageReply }),
	errors: {},
});

export const readAffiliateApplication = defineCall({
	name: "readAffiliateApplication",
	method: "GET",
	path: "/api/v1/operator/affiliate-applications/:application",
	who: "operator",
	level: "twoFactors",
	role: "support",
	summary: "One application.",
	audits: "nothing",
	params: OneApplication,
	reply: AffiliateApplication,
	errors: affiliateErrors,
});

export const decideAffiliateApplication = defineCall({
	name: "decideAffiliateApplication",
	method: "POST",
	path: "/api/v1/operator/affiliate-applications/:application/decision",
	who: "operator",
	level: "recentTwoFactors",
	role: "support",
	summary: "Accepts an open application, which gives the affiliate a token for links, or declines it; with a reason.",
	params: OneApplication,
	body: Struct({ decision: EnumOf(["accepted", "declined"]), reason: Reason }),
	reply: AffiliateApplication,
	errors: affiliateErrors,
});
