import { defineCall, Reason, type Role, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { proposalErrors } from "./errors.ts";
import { ProposalsPage, ProposalsQuery, ProposalView } from "./schemas.ts";

/** Who may decide anything that two people do. Each kind of proposal needs one of these; the others are not shown. */
export const PROPOSAL_ROLES = [
	"withdrawals",
	"games",
	"players",
	"content",
	"compliance",
] as const satisfies readonly Role[];
export type ProposalRole = (typeof PROPOSAL_ROLES)[number];

const { PROPOSAL_NOT_FOUND, PROPOSAL_DECIDED, PROPOSAL_EXPIRED, SECOND_PERSON_NEEDED } = proposalErrors;
const OPERATOR = { who: "operator", role: PROPOSAL_ROLES } as const;
const Proposal = Struct({ proposal: Text({ pattern: ID_PATTERN }) });

export const listProposals = defineCall({
	...OPERATOR,
	name: "listProposals",
	method: "GET",
	path: "/api/v1/operator/proposals",
	level: "twoFactors",
	limit: "search",
	summary:
		"What waits for a second operator, and what was decided, newest first; of the kinds for the operator's roles.",
	audits: "nothing",
	query: ProposalsQuery,
	reply: ProposalsPage,
	errors: {},
});

export const readProposal = defineCall({
	...OPERATOR,
	name: "readProposal",
	method: "GET",
	path: "/api/v1/operator/proposals/:proposal",
	level: "twoFactors",
	summary: "One proposal, with what its approval would do now.",
	audits: "nothing",
	params: Proposal,
	reply: ProposalView,
	errors: { PROPOSAL_NOT_FOUND },
});

export const approveProposal = defineCall({
	...OPERATOR,
	name: "approveProposal",
	method: "POST",
	path: "/api/v1/operator/proposals/:proposal/approve",
	level: "recentTwoFactors",
	summary: "A second operator approves it, and it is done at once, unless what it was judged on has changed.",
	params: Proposal,
	reply: ProposalView,
	errors: { PROPOSAL_NOT_FOUND, PROPOSAL_DECIDED, PROPOSAL_EXPIRED, SECOND_PERSON_NEEDED },
});

export const refuseProposal = defineCall({
	...OPERATOR,
	name: "refuseProposal",
	method: "POST",
	path: "/api/v1/operator/proposals/:proposal/refuse",
	level: "recentTwoFactors",
	summary: "Refuses it, or takes it back if it is the operator's own. Nothing is done.",
	params: Proposal,
	body: Struct({ reason: Reason }),
	reply: ProposalView,
	errors: { PROPOSAL_NOT_FOUND, PROPOSAL_DECIDED },
});
