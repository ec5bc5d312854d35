import { proposalErrors } from "@baize/desk/contract";
import { defineCall, ListOf, pageQuery, pageReply, Reason, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { WITHDRAWALS_ROLE } from "../operator-calls.ts";
import { providerErrors } from "./errors.ts";
import { Provider } from "./schemas.ts";

const { PROPOSAL_OPEN } = proposalErrors;
const { PROVIDER_UNKNOWN, PROVIDER_STATE } = providerErrors;

const ProviderParams = Struct({ provider: Text({ pattern: "^[a-z][a-z0-9-]{1,30}$" }) });
const OPERATOR = { who: "operator", role: WITHDRAWALS_ROLE } as const;
const DECISION = {
	...OPERATOR,
	method: "POST",
	level: "recentTwoFactors",
	params: ProviderParams,
} as const;

export const listProviders = defineCall({
	...OPERATOR,
	name: "listProviders",
	method: "GET",
	path: "/api/v1/operator/providers",
	level: "twoFactors",
	limit: "search",
	summary: "The companies that move money, with how their deposits of the last hour went.",
	query: Struct(pageQuery),
	audits: { action: "providers.viewed", query: [] },
	reply: Struct({ items: ListOf(Provider), ...pageReply }),
	errors: {},
});

export const readProvider = defineCall({
	...OPERATOR,
	name: "readProvider",
	method: "GET",
	path: "/api/v1/operator/providers/:provider",
	level: "twoFactors",
	summary: "One company: how its deposits go by method, currency and five minutes, and what its rules give it.",
	params: ProviderParams,
	audits: { action: "provider.viewed", target: "params.provider" },
	reply: Provider,
	errors: { PROVIDER_UNKNOWN },
});

export const drainProvider = defineCall({
	...DECISION,
	name: "drainProvider",
	path: "/api/v1/operator/providers/:provider/drain",
	summary: "Gives it no new deposits, at once. Those in progress end as usual, and payouts go on.",
	body: Struct({ reason: Reason }),
	reply: Provider,
	errors: { PROVIDER_UNKNOWN, PROVIDER_STATE },
});

export const proposeProviderResume = defineCall({
	...DECISION,
	name: "proposeProviderResume",
	path: "/api/v1/operator/providers/:provider/resume",
	summary: "Proposes to give it deposits again, with the reason; a second operator approves it on the desk.",
	body: Struct({ reason: Reason }),
	reply: Struct({ proposal: Text({ pattern: ID_PATTERN }) }),
	errors: { PROVIDER_UNKNOWN, PROVIDER_STATE, PROPOSAL_OPEN },
});
