import { defineCall, EnumOf, ListOf, Optional, pageQuery, pageReply, Reason, Struct } from "@baize/kernel/call";
import { cashierErrors } from "../errors.ts";
import { WITHDRAWALS_ROLE } from "../operator-calls.ts";
import { IdText } from "../schemas.ts";
import { unknownErrors } from "../unknown/errors.ts";
import { CHARGEBACK_STATES } from "./chargeback.data.ts";
import { chargebackErrors } from "./errors.ts";
import { Chargeback, ChargebackRowView } from "./schemas.ts";

const { PAYMENT_NOT_FOUND } = cashierErrors;
const { SECOND_OPERATOR_NEEDED } = unknownErrors;
const { CHARGEBACK_STATE, NOTHING_TO_REPAY } = chargebackErrors;

const ChargebackParams = Struct({ chargeback: IdText });
const OPERATOR = { who: "operator", role: WITHDRAWALS_ROLE } as const;
const DECISION = {
	...OPERATOR,
	method: "POST",
	level: "recentTwoFactors",
	params: ChargebackParams,
	reply: Chargeback,
} as const;

export const listChargebacks = defineCall({
	...OPERATOR,
	name: "listChargebacks",
	method: "GET",
	path: "/api/v1/operator/chargebacks",
	level: "twoFactors",
	limit: "search",
	summary: "Deposits that the payer's bank has taken back; the oldest first, because their evidence is due first.",
	query: Struct({ state: Optional(EnumOf(CHARGEBACK_STATES)), ...pageQuery }),
	audits: { action: "chargebacks.viewed", query: ["state"] },
	reply: Struct({ items: ListOf(ChargebackRowView), ...pageReply }),
	errors: {},
});

export const readChargeback = defineCall({
	...OPERATOR,
	name: "readChargeback",
	method: "GET",
	path: "/api/v1/operator/chargebacks/:chargeback",
	level: "twoFactors",
	summary: "One chargeback with the evidence that we have: logins and payments of the player.",
	params: ChargebackParams,
	audits: { action: "chargeback.viewed", player: "reply.playerId", target: "params.chargeback" },
	reply: Chargeback,
	errors: { PAYMENT_NOT_FOUND },
});

export const loseChargeback = defineCall({
	...DECISION,
	name: "loseChargeback",
	path: "/api/v1/operator/chargebacks/:chargeback/lose",
	summary: "Closes it as lost, with the reason: the money stays with the payer, and what is owed stays owed.",
	body: Struct({ reason: Reason }),
	errors: { PAYMENT_NOT_FOUND, CHARGEBACK_STATE },
});

export const proposeChargebackWon = defineCall({
	...DECISION,
	name: "proposeChargebackWon",
	path: "/api/v1/operator/chargebacks/:chargeback/won",
	summary: "Says that the money came back to us, with the evidence; a second operator must confirm it.",
	body: Struct({ evidence: Reason }),
	errors: { PAYMENT_NOT_FOUND, CHARGEBACK_STATE },
});

export const confirmChargebackWon = defineCall({
	...DECISION,
	name: "confirmChargebackWon",
	path: "/api/v1/operator/chargebacks/:chargeback/won/confirm",
	summary: "A second operator confirms it: the debt is repaid, and the rest returns to the player.",
	errors: { PAYMENT_NOT_FOUND, CHARGEBACK_STATE, SECOND_OPERATOR_NEEDED },
});

export const withdrawChargebackWon = defineCall({
	...DECISION,
	name: "withdrawChargebackWon",
	path: "/api/v1/operator/chargebacks/:chargeback/won/withdraw",
	summary: "Either operator takes the proposal back, with a reason; the chargeback is open again.",
	body: Struct({ reason: Reason }),
	errors: { PAYMENT_NOT_FOUND, CHARGEBACK_STATE },
});

export const repayChargebackDebt = defineCall({
	...DECISION,
	name: "repayChargebackDebt",
	path: "/api/v1/operator/chargebacks/:chargeback/repay",
	summary: "Repays the debt from the player's cash, as far as that goes, with a reason that the audit log keeps.",
	body: Struct({ reason: Reason }),
	errors: { PAYMENT_NOT_FOUND, NOTHING_TO_REPAY },
});
