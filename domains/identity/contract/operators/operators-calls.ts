import {
	defineCall,
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Optional,
	Reason,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { IdText } from "../account/account-schemas.ts";
import { Email } from "../registration/registration.ts";
import { operatorErrors } from "./operator-errors.ts";
import { ROLES, type Role } from "./roles.ts";

// How operators manage each other's access.

export const OPERATORS_ROLE: Role = "operators";

const { EMAIL_TAKEN, LAST_OPERATOR, OPERATOR_STATE, OPERATOR_UNKNOWN, OWN_ACCESS } = operatorErrors;

/** `invited`: no password was chosen yet; `enrolling`: no second factor is set up yet. */
export const OPERATOR_STATES = ["invited", "enrolling", "active", "suspended"] as const;
export type OperatorState = (typeof OPERATOR_STATES)[number];

export const Operator = Struct({
	id: IdText,
	name: Text(),
	email: Text(),
	roles: ListOf(Text()),
	state: EnumOf(OPERATOR_STATES),
	hasAuthenticator: Flag(),
	passkeys: Integer(),
	lastLoginMs: Optional(Integer()),
	/** Whether this is the operator who makes the call. */
	isSelf: Flag(),
});
export type Operator = Static<typeof Operator>;

const LOOKS_AFTER = { who: "operator", role: OPERATORS_ROLE } as const;
const OfOperator = Struct({ operator: IdText });
const Roles = ListOf(EnumOf(ROLES), { minItems: 1, uniqueItems: true });

export const listOperators = defineCall({
	...LOOKS_AFTER,
	name: "listOperators",
	method: "GET",
	path: "/api/v1/operator/operators",
	level: "twoFactors",
	summary: "Lists the operators with their roles, factors and last login.",
	audits: "nothing",
	reply: Struct({ operators: ListOf(Operator) }),
	errors: {},
});

export const readOperator = defineCall({
	...LOOKS_AFTER,
	name: "readOperator",
	method: "GET",
	path: "/api/v1/operator/operators/:operator",
	level: "twoFactors",
	summary: "Reads one operator.",
	audits: "nothing",
	params: OfOperator,
	reply: Operator,
	errors: { OPERATOR_UNKNOWN },
});

const Name = Text({ minLength: 1, maxLength: 120, pattern: "^(?=.*\\S)[^\\p{C}]*$" });

export const inviteOperator = defineCall({
	...LOOKS_AFTER,
	name: "inviteOperator",
	method: "POST",
	path: "/api/v1/operator/operators",
	level: "recentTwoFactors",
	limit: "bulk",
	summary: "Invites an operator by a mail, whose link is valid for 48 hours and works once.",
	body: Struct({ email: Email, name: Optional(Name), roles: Roles, reason: Reason }),
	reply: Operator,
	errors: { EMAIL_TAKEN },
});

const CHANGE = { ...LOOKS_AFTER, level: "recentTwoFactors", params: OfOperator, reply: Operator } as const;

export const changeOperatorRoles = defineCall({
	...CHANGE,
	name: "changeOperatorRoles",
	method: "PUT",
	path: "/api/v1/operator/operators/:operator/roles",
	summary: "Gives an operator these roles and no others, with a reason.",
	body: Struct({ roles: Roles, reason: Reason }),
	errors: { LAST_OPERATOR, OPERATOR_STATE, OPERATOR_UNKNOWN, OWN_ACCESS },
});

export const suspendOperator = defineCall({
	...CHANGE,
	name: "suspendOperator",
	method: "POST",
	path: "/api/v1/operator/operators/:operator/suspend",
	summary: "Shuts an operator out, with a reason; every session ends.",
	body: Struct({ reason: Reason }),
	errors: { LAST_OPERATOR, OPERATOR_STATE, OPERATOR_UNKNOWN, OWN_ACCESS },
});

export const resumeOperator = defineCall({
	...CHANGE,
	name: "resumeOperator",
	method: "POST",
	path: "/api/v1/operator/operators/:operator/resume",
	summary: "Lets a suspended operator in again, with a reason.",
	body: Struct({ reason: Reason }),
	errors: { OPERATOR_STATE, OPERATOR_UNKNOWN, OWN_ACCESS },
});

export const resetOperatorFactors = defineCall({
	...CHANGE,
	name: "resetOperatorFactors",
	method: "POST",
	path: "/api/v1/operator/operators/:operator/reset-factors",
	summary: "Removes an operator's password and factors, ends the sessions and mails a link by which both are set anew.",
	body: Struct({ reason: Reason }),
	errors: { LAST_OPERATOR, OPERATOR_UNKNOWN, OWN_ACCESS },
});
