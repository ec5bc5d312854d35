import { proposalErrors } from "@baize/desk/contract";
import {
	defineCall,
	EnumOf,
	ListOf,
	Optional,
	pageQuery,
	pageReply,
	Reason,
	type Role,
	Struct,
} from "@baize/kernel/call";
import { launderingErrors } from "./errors.ts";
import { RULE_NAMES, SEVERITIES } from "./rules.data.ts";
import { AlertRecord, AlertRow, IdText } from "./schemas.ts";
import { ALERT_STATES, OUTCOMES } from "./states.ts";

/** A role of its own: what is suspected of a player is shown to few, and never to those who talk with players. */
export const COMPLIANCE_ROLE = "compliance" satisfies Role;

const { ALERT_NOT_FOUND, ALERT_STATE, ALERT_CLAIMED } = launderingErrors;
const { PROPOSAL_OPEN } = proposalErrors;
const READS = { who: "operator", level: "twoFactors", role: COMPLIANCE_ROLE } as const;
const Alert = Struct({ alert: IdText });
const ACT = {
	...READS,
	method: "POST",
	params: Alert,
	reply: AlertRecord,
	errors: { ALERT_NOT_FOUND, ALERT_STATE, ALERT_CLAIMED },
} as const;

export const listLaunderingAlerts = defineCall({
	...READS,
	name: "listLaunderingAlerts",
	method: "GET",
	path: "/api/v1/operator/laundering-alerts",
	limit: "search",
	summary: "Alerts about movements of money, the oldest first, because it is due first.",
	query: Struct({
		state: Optional(EnumOf(ALERT_STATES)),
		severity: Optional(EnumOf(SEVERITIES)),
		rule: Optional(EnumOf(RULE_NAMES)),
		...pageQuery,
	}),
	audits: { action: "laundering.listed", query: ["state", "severity", "rule"] },
	reply: Struct({ alerts: ListOf(AlertRow), ...pageReply }),
	errors: {},
});

export const readLaunderingAlert = defineCall({
	...READS,
	name: "readLaunderingAlert",
	method: "GET",
	path: "/api/v1/operator/laundering-alerts/:alert",
	summary: "One alert: the movements that led to it, what was noted, and the other alerts of the player.",
	params: Alert,
	audits: { action: "laundering.viewed", player: "reply.playerId", target: "params.alert" },
	reply: AlertRecord,
	errors: { ALERT_NOT_FOUND },
});

export const claimLaunderingAlert = defineCall({
	...ACT,
	name: "claimLaunderingAlert",
	path: "/api/v1/operator/laundering-alerts/:alert/claim",
	summary: "Takes an alert for some hours, or for longer: no other operator decides about it meanwhile.",
});

export const releaseLaunderingAlert = defineCall({
	...ACT,
	name: "releaseLaunderingAlert",
	path: "/api/v1/operator/laundering-alerts/:alert/release",
	summary: "Lets an alert go again without a decision.",
});

export const noteLaunderingAlert = defineCall({
	...ACT,
	name: "noteLaunderingAlert",
	path: "/api/v1/operator/laundering-alerts/:alert/notes",
	summary: "Adds a note to an alert. Notes are never changed.",
	body: Struct({ text: Reason }),
});

export const holdLaunderingAlert = defineCall({
	...ACT,
	name: "holdLaunderingAlert",
	level: "recentTwoFactors",
	path: "/api/v1/operator/laundering-alerts/:alert/hold",
	summary: "Pays nothing out to the player until the alert is closed. The player is not informed.",
	body: Struct({ reason: Reason }),
});

export const escalateLaunderingAlert = defineCall({
	...ACT,
	name: "escalateLaunderingAlert",
	level: "recentTwoFactors",
	path: "/api/v1/operator/laundering-alerts/:alert/escalate",
	summary: "Takes an alert as a suspicion: from now on it holds payouts, and two operators close it.",
	body: Struct({ reason: Reason }),
});

export const closeLaunderingAlert = defineCall({
	...ACT,
	name: "closeLaunderingAlert",
	level: "recentTwoFactors",
	path: "/api/v1/operator/laundering-alerts/:alert/close",
	summary:
		"Closes an alert with its outcome; where two must, it is proposed, and the desk has it for a second operator.",
	body: Struct({ outcome: EnumOf(OUTCOMES), reason: Reason }),
	errors: { ...ACT.errors, PROPOSAL_OPEN },
});
