import {
	defineCall,
	EnumOf,
	Flag,
	ListOf,
	Optional,
	pageQuery,
	pageReply,
	Reason,
	Struct,
	Text,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { commissionErrors } from "../errors.ts";
import { PLAN_IDS } from "./plans.data.ts";
import { PostbackUrl } from "./postbacks.ts";
import {
	AffiliateListRow,
	AffiliateRecord,
	AffiliateReport,
	AffiliateStatement,
	AffiliateToken,
	MonthName,
	STATEMENT_STATES,
} from "./schemas.ts";

const {
	AFFILIATE_NOT_FOUND,
	ASSIGNMENT_STATE,
	PLAN_NOT_POSSIBLE,
	POSTBACKS_OFF,
	SECOND_OPERATOR_NEEDED,
	STATEMENT_NOT_FOUND,
	STATEMENT_STATE,
	NOT_AN_AFFILIATE,
} = commissionErrors;

/** Money leaves the site by these. */
const OPERATOR = { who: "operator", role: "withdrawals" } as const;
const OneAffiliate = Struct({ affiliate: AffiliateToken });
const OneStatement = Struct({ statement: Text({ pattern: ID_PATTERN }) });

export const listAffiliates = defineCall({
	...OPERATOR,
	name: "listAffiliates",
	method: "GET",
	path: "/api/v1/operator/affiliates",
	level: "twoFactors",
	limit: "search",
	summary: "Affiliates with their present plans, the newest first.",
	audits: "nothing",
	query: Struct(pageQuery),
	reply: Struct({ affiliates: ListOf(AffiliateListRow), ...pageReply }),
	errors: {},
});

export const readAffiliate = defineCall({
	...OPERATOR,
	name: "readAffiliate",
	method: "GET",
	path: "/api/v1/operator/affiliates/:affiliate",
	level: "twoFactors",
	summary: "One affiliate with the plans and what the present month has brought so far.",
	audits: "nothing",
	params: OneAffiliate,
	reply: AffiliateRecord,
	errors: { AFFILIATE_NOT_FOUND },
});

export const proposeAffiliatePlan = defineCall({
	...OPERATOR,
	name: "proposeAffiliatePlan",
	method: "POST",
	path: "/api/v1/operator/affiliates/:affiliate/plan",
	level: "recentTwoFactors",
	summary:
		"Proposes a plan from a month on that has no statement yet, and who has brought the affiliate; another operator confirms.",
	params: OneAffiliate,
	body: Struct({
		plan: EnumOf(PLAN_IDS),
		fromMonth: MonthName,
		parentId: Optional(AffiliateToken),
		reason: Reason,
	}),
	reply: AffiliateRecord,
	errors: { AFFILIATE_NOT_FOUND, ASSIGNMENT_STATE, PLAN_NOT_POSSIBLE },
});

export const confirmAffiliatePlan = defineCall({
	...OPERATOR,
	name: "confirmAffiliatePlan",
	method: "POST",
	path: "/api/v1/operator/affiliates/:affiliate/plan/confirmation",
	level: "recentTwoFactors",
	summary: "A second operator confirms the proposed plan.",
	params: OneAffiliate,
	reply: AffiliateRecord,
	errors: { AFFILIATE_NOT_FOUND, ASSIGNMENT_STATE, PLAN_NOT_POSSIBLE, SECOND_OPERATOR_NEEDED },
});

export const withdrawAffiliatePlan = defineCall({
	...OPERATOR,
	name: "withdrawAffiliatePlan",
	method: "POST",
	path: "/api/v1/operator/affiliates/:affiliate/plan/withdrawal",
	level: "recentTwoFactors",
	summary: "Either operator takes the proposed plan back, with a reason.",
	params: OneAffiliate,
	body: Struct({ reason: Reason }),
	reply: AffiliateRecord,
	errors: { AFFILIATE_NOT_FOUND, ASSIGNMENT_STATE },
});

export const changeAffiliatePostbacks = defineCall({
	...OPERATOR,
	name: "changeAffiliatePostbacks",
	method: "PUT",
	path: "/api/v1/operator/affiliates/:affiliate/postbacks",
	level: "recentTwoFactors",
	summary: "Where the affiliate's own system is notified of registrations and first deposits, and whether it is.",
	params: OneAffiliate,
	body: Struct({ url: PostbackUrl, isOn: Flag(), reason: Reason }),
	reply: AffiliateRecord,
	errors: { AFFILIATE_NOT_FOUND },
});

export const testAffiliatePostbacks = defineCall({
	...OPERATOR,
	name: "testAffiliatePostbacks",
	method: "POST",
	path: "/api/v1/operator/affiliates/:affiliate/postbacks/test",
	level: "recentTwoFactors",
	summary: "Sends the affiliate a postback that says that it is a test.",
	params: OneAffiliate,
	reply: AffiliateRecord,
	errors: { AFFILIATE_NOT_FOUND, POSTBACKS_OFF },
});

export const changeAffiliatePostbackKey = defineCall({
	...OPERATOR,
	name: "changeAffiliatePostbackKey",
	method: "POST",
	path: "/api/v1/operator/affiliates/:affiliate/postbacks/key",
	level: "recentTwoFactors",
	summary:
		"Gives the affiliate another key of signatures. For seven days postbacks are signed with the one before, too.",
	params: OneAffiliate,
	body: Struct({ reason: Reason }),
	reply: AffiliateRecord,
	errors: { AFFILIATE_NOT_FOUND },
});

export const listAffiliateStatements = defineCall({
	...OPERATOR,
	name: "listAffiliateStatements",
	method: "GET",
	path: "/api/v1/operator/affiliate-statements",
	level: "twoFactors",
	limit: "search",
	summary: "Statements of affiliates, the newest first.",
	audits: "nothing",
	query: Struct({ ...pageQuery, state: Optional(EnumOf(STATEMENT_STATES)) }),
	reply: Struct({ statements: ListOf(AffiliateStatement), ...pageReply }),
	errors: {},
});

export const readAffiliateStatement = defineCall({
	...OPERATOR,
	name: "readAffiliateStatement",
	method: "GET",
	path: "/api/v1/operator/affiliate-statements/:statement",
	level: "twoFactors",
	summary: "One statement with each of its lines.",
	audits: "nothing",
	params: OneStatement,
	reply: AffiliateStatement,
	errors: { STATEMENT_NOT_FOUND },
});

export const approveAffiliateStatement = defineCall({
	...OPERATOR,
	name: "approveAffiliateStatement",
	method: "POST",
	path: "/api/v1/operator/affiliate-statements/:statement/approval",
	level: "recentTwoFactors",
	summary: "Approves a statement; by the second operator's approval the operator owes the sum.",
	params: OneStatement,
	reply: AffiliateStatement,
	errors: { STATEMENT_NOT_FOUND, STATEMENT_STATE, SECOND_OPERATOR_NEEDED },
});

export const payAffiliateStatement = defineCall({
	...OPERATOR,
	name: "payAffiliateStatement",
	method: "POST",
	path: "/api/v1/operator/affiliate-statements/:statement/payment",
	level: "recentTwoFactors",
	limit: "payment",
	summary: "Records that the bank has paid a statement that two operators have approved, with the bank's reference.",
	params: OneStatement,
	body: Struct({ payment: Text({ minLength: 3, maxLength: 140, pattern: "\\S" }) }),
	reply: AffiliateStatement,
	errors: { STATEMENT_NOT_FOUND, STATEMENT_STATE },
});

export const readAffiliateReport = defineCall({
	name: "readAffiliateReport",
	method: "GET",
	path: "/api/v1/referral/affiliate",
	who: "player",
	level: "session",
	summary: "The report of the affiliate that the player is: how many came, the present month, and the statements.",
	reply: AffiliateReport,
	errors: { NOT_AN_AFFILIATE },
});

export const downloadAffiliateFunnel = defineCall({
	name: "downloadAffiliateFunnel",
	method: "GET",
	path: "/api/v1/referral/affiliate/funnel.csv",
	who: "player",
	level: "session",
	limit: "export",
	summary: "Clicks, registrations and first deposits of each day of the affiliate that the player is, as CSV.",
	replyType: "text/csv",
	errors: { NOT_AN_AFFILIATE },
});

export const downloadAffiliateStatements = defineCall({
	name: "downloadAffiliateStatements",
	method: "GET",
	path: "/api/v1/referral/affiliate/statements.csv",
	who: "player",
	level: "session",
	limit: "export",
	summary: "All statements of the affiliate that the player is, as CSV.",
	replyType: "text/csv",
	errors: { NOT_AN_AFFILIATE },
});
