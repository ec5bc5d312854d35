import { proposalErrors } from "@baize/desk/contract";
import { defineCall, EnumOf, ListOf, Optional, pageQuery, pageReply, Reason, Struct, Text } from "@baize/kernel/call";
import { WITHDRAWALS_ROLE } from "../operator-calls.ts";
import { IdText } from "../schemas.ts";
import { payoutBatchErrors } from "./errors.ts";
import { BATCH_STATES, MAX_REPORT_LENGTH, PayoutBatch, PayoutBatchRow, WaitingPayouts } from "./schemas.ts";

const { PAYOUT_BATCH_NOT_FOUND, PAYOUT_BATCH_STATE, PAYOUT_BATCH_HELD, NOTHING_TO_COLLECT, PAYOUT_REPORT_UNREADABLE } =
	payoutBatchErrors;
const { PROPOSAL_OPEN } = proposalErrors;
/** At most, as JSON in UTF-8. */
const BYTES_PER_CHARACTER = 4;
const Batch = Struct({ batch: IdText });
const READS = { who: "operator", level: "twoFactors", role: WITHDRAWALS_ROLE } as const;
const CHANGES = { ...READS, level: "recentTwoFactors", method: "POST", reply: PayoutBatch } as const;

export const listPayoutBatches = defineCall({
	...READS,
	name: "listPayoutBatches",
	method: "GET",
	path: "/api/v1/operator/payout-batches",
	limit: "search",
	summary: "Files of payouts for banks, the newest first.",
	audits: "nothing",
	query: Struct({ state: Optional(EnumOf(BATCH_STATES)), ...pageQuery }),
	reply: Struct({ batches: ListOf(PayoutBatchRow), ...pageReply }),
	errors: {},
});

export const listWaitingPayouts = defineCall({
	...READS,
	name: "listWaitingPayouts",
	method: "GET",
	path: "/api/v1/operator/waiting-payouts",
	summary: "How many approved withdrawals wait for a file, by company and currency.",
	audits: "nothing",
	reply: Struct({ waiting: ListOf(WaitingPayouts) }),
	errors: {},
});

export const readPayoutBatch = defineCall({
	...READS,
	name: "readPayoutBatch",
	method: "GET",
	path: "/api/v1/operator/payout-batches/:batch",
	summary: "One batch with its payments and the state of each.",
	params: Batch,
	audits: { action: "payoutBatch.viewed", target: "params.batch" },
	reply: PayoutBatch,
	errors: { PAYOUT_BATCH_NOT_FOUND },
});

export const buildPayoutBatch = defineCall({
	...CHANGES,
	name: "buildPayoutBatch",
	path: "/api/v1/operator/payout-batches",
	summary: "Collects what waits into a file, each payment once, and proposes its release to a second operator.",
	body: Struct({
		provider: Text({ maxLength: 60 }),
		currency: Text({ pattern: "^[A-Z]{3,5}$" }),
		reason: Reason,
	}),
	errors: { NOTHING_TO_COLLECT },
});

export const proposePayoutRelease = defineCall({
	...CHANGES,
	name: "proposePayoutRelease",
	path: "/api/v1/operator/payout-batches/:batch/release",
	summary: "Proposes the release of a batch again, where a proposal was refused or has expired.",
	params: Batch,
	body: Struct({ reason: Reason }),
	errors: { PAYOUT_BATCH_NOT_FOUND, PAYOUT_BATCH_STATE, PAYOUT_BATCH_HELD, PROPOSAL_OPEN },
});

export const dissolvePayoutBatch = defineCall({
	...CHANGES,
	name: "dissolvePayoutBatch",
	path: "/api/v1/operator/payout-batches/:batch/dissolve",
	summary: "Gives up a batch that was not released: its payments wait for another one.",
	params: Batch,
	body: Struct({ reason: Reason }),
	errors: { PAYOUT_BATCH_NOT_FOUND, PAYOUT_BATCH_STATE },
});

export const downloadPayoutBatch = defineCall({
	...READS,
	name: "downloadPayoutBatch",
	method: "GET",
	path: "/api/v1/operator/payout-batches/:batch/file",
	limit: "export",
	summary: "The file of a released batch (pain.001.001.09): the same bytes each time.",
	params: Batch,
	audits: { action: "payoutBatch.downloaded", target: "params.batch" },
	replyType: "application/xml",
	errors: { PAYOUT_BATCH_NOT_FOUND, PAYOUT_BATCH_STATE },
});

export const importPayoutReport = defineCall({
	...CHANGES,
	name: "importPayoutReport",
	path: "/api/v1/operator/payout-batches/:batch/report",
	summary: "Reads the bank's report about a batch (pain.002): what was settled is paid, what was rejected returns.",
	params: Batch,
	limit: "upload",
	body: Struct({ text: Text({ minLength: 1, maxLength: MAX_REPORT_LENGTH }) }),
	bodyLimitBytes: MAX_REPORT_LENGTH * BYTES_PER_CHARACTER,
	errors: { PAYOUT_BATCH_NOT_FOUND, PAYOUT_BATCH_STATE, PAYOUT_REPORT_UNREADABLE },
});
