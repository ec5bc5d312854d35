import { defineCall, ListOf, pageQuery, pageReply, Reason, Struct, Text } from "@baize/kernel/call";
import { WITHDRAWALS_ROLE } from "../operator-calls.ts";
import { unknownErrors } from "../unknown/errors.ts";
import { providerErrors } from "./errors.ts";
import { Provider } from "./schemas.ts";

const { SECOND_OPERATOR_NEEDED } = unknownErrors;
const { PROVIDER_UNKNOWN, PROVIDER_STATE } = providerErrors;

const ProviderParams = Struct({ provider: Text({ pattern: "^[a-z][a-z0-9-]{1,30}$" }) });
const OPERATOR = { who: "operator", role: WITHDRAWALS_ROLE } as const;
const DECISION = {
	...OPERATOR,
	method: "POST",
	level: "recentTwoFactors",
	params: ProviderParams,
	reply: Provider,
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
	errors: { PROVIDER_UNKNOWN, PROVIDER_STATE },
});

export const proposeProviderResume = defineCall({
	...DECISION,
	name: "proposeProviderResume",
	path: "/api/v1/operator/providers/:provider/resume",
	summary: "Proposes to give it deposits again, with the reason; a second operator must confirm it.",
	body: Struct({ reason: Reason }),
	errors: { PROVIDER_UNKNOWN, PROVIDER_STATE },
});

export const confirmProviderResume = defineCall({
	...DECISION,
	name: "confirmProviderResume",
	path: "/api/v1/operator/providers/:provider/resume/confirm",
	summary: "A second operator confirms it: it is given deposits again, at once.",
	errors: { PROVIDER_UNKNOWN, PROVIDER_STATE, SECOND_OPERATOR_NEEDED },
});

export const withdrawProviderResume = defineCall({
	...DECISION,
	name: "withdrawProviderResume",
	path: "/api/v1/operator/providers/:provider/resume/withdraw",
	summary: "Either operator takes the proposal back, with a reason; the provider stays without new deposits.",
	body: Struct({ reason: Reason }),
	errors: { PROVIDER_UNKNOWN, PROVIDER_STATE },
});
