/**
 * The statements that touch all buckets of a table, by file and function. On one database they cost what their rows cost.
 * Where buckets stand on several machines, each is sent to all of them. So every statement that a player's request
 * causes names one bucket, and a new one that does not stands here with its reason.
 */
export const SCATTER_READS: readonly { why: string; places: readonly string[] }[] = [
	{
		why: "a job removes or ends what has passed its time",
		places: [
			"domains/account/server/leaving/export-store.ts removeExpiredExports",
			"domains/cashier/server/store.ts withdrawalsToRelease",
			"domains/factors/server/attempts/budget-store.ts removeOldBudgets",
			"domains/identity/server/captcha/captcha-store.ts removeSpentCaptchas",
			"domains/identity/server/devices/device-store.ts removeSignInsBefore",
			"domains/identity/server/devices/known-device-store.ts removeUnseenDevices",
			"domains/identity/server/devices/trusted-device-store.ts removeOldDevices",
			"domains/identity/server/login/attempt-counts-store.ts removeRestored",
			"domains/identity/server/operators/operators-store.ts removeExpiredInvitations",
			"domains/identity/server/people/link-store.ts removeExpiredLinks",
			"domains/identity/server/people/not-me/not-me-store.ts removeExpiredNotMeLinks",
			"domains/identity/server/player-admin/reveal-store.ts removeOldRevealed",
			"domains/identity/server/session/session-store.ts removeSessionsBefore",
			"domains/identity/server/store.ts removeExpiredRegistrations",
			"domains/notifications/server/inbox/inbox-store.ts removeDeletedBefore",
			"domains/notifications/server/sms/sms-budget-store.ts removeRestored",
			"domains/safer-play/server/registers/register-store.ts removeEndedEntries",
			"domains/spins/server/bonus-store.ts readOverdue",
			"domains/sports/server/store/old-events.ts takeOldEvents",
			"domains/support/server/store.ts removeRequestsBefore",
			"domains/verification/server/capture/file-store.ts filesToDelete",
		],
	},
	{
		why: "a job finds work of all players",
		places: [
			"domains/cashier/server/bank-accounts/claim-store.ts playersToReview",
			"domains/cashier/server/chargebacks/watch-rate.ts countByProvider",
			"domains/cashier/server/store.ts approvedBefore",
			"domains/cashier/server/store.ts unclaimedWithdrawals",
			"domains/identity/server/duplicates/fingerprint-store.ts unmarkedPlayers",
			"domains/jackpots/server/win-store.ts readDrawnBefore",
			"domains/referral/server/followed/followed-store.ts playersToBegin",
			"domains/referral/server/rewards/reward-store.ts readDue",
			"domains/referral/server/statements/month-store.ts hasUncounted",
			"domains/referral/server/statements/month-store.ts readCurrencies",
			"domains/safer-play/server/registers/register-store.ts countEntries",
			"domains/verification/server/document/submission-store.ts submissionsToPoll",
		],
	},
	{
		why: "operators look at all players, or an operator is looked for",
		places: [
			"domains/audit/server/store.ts readEntries",
			"domains/cashier/server/bank-receipts/receipt-store.ts awaitedDeposits",
			"domains/cashier/server/chargebacks/chargeback-store.ts listChargebackRows",
			"domains/cashier/server/reads/read-store.ts readQueue",
			"domains/cashier/server/reads/settled-store.ts settledPayments",
			"domains/cashier/server/transfers/store.ts listRecords",
			"domains/identity/server/duplicates/duplicate-store.ts listPairs",
			"domains/identity/server/operators/operators-store.ts lockActiveWithRole",
			"domains/identity/server/operators/operators-store.ts readOperators",
			"domains/identity/server/player-admin/people-store.ts CONDITIONS",
			"domains/identity/server/player-admin/reveal-store.ts readRevealed",
			"domains/identity/server/store.ts listPlayerRows",
			"domains/referral/server/rewards/reward-store.ts readRewardsOf",
			"domains/referral/server/store.ts readAttributions",
			"domains/verification/server/document/submission-store.ts queued",
		],
	},
	{
		why: "an affiliate reads sums over all players who came by its links: an index that begins with the affiliate",
		places: ["domains/referral/server/statements/month-store.ts countPlayers"],
	},
	{
		why: "the page of a pot shows its last wins, of whatever players: a few rows of an index that begins with the pot",
		places: ["domains/jackpots/server/win-store.ts readPastWins"],
	},
	{
		why: "the auditor reads the books",
		places: [
			"domains/jackpots/server/win-store.ts sumPaid",
			"domains/ledger/server/audit/auditor-books.ts wholeBooks",
			"domains/ledger/server/audit/store-audited.ts lastOfPortion",
			"domains/referral/server/statements/month-store.ts nextCounted",
		],
	},
	{
		why: "the same person, account or device is looked for among all players",
		places: [
			"domains/cashier/server/bank-accounts/claim-store.ts claimsOfPlayer",
			"domains/identity/server/duplicates/fingerprint-store.ts removeFingerprints",
			"domains/identity/server/store.ts findIdsByNickname",
		],
	},
	{
		why: "a provider or an operator knows the id alone; before buckets are spread over machines, the id must say its bucket",
		places: [
			"domains/cashier/server/chargebacks/chargeback-store.ts lockChargeback",
			"domains/cashier/server/chargebacks/chargeback-store.ts readChargebackRow",
			"domains/cashier/server/store.ts lockWithdrawal",
			"domains/cashier/server/store.ts readDepositRow",
			"domains/cashier/server/store.ts readWithdrawalRow",
			"domains/cashier/server/transfers/store.ts findTransfer",
			"domains/verification/server/document/submission-store.ts lockSubmission",
			"domains/verification/server/document/submission-store.ts readSubmissionRow",
		],
	},
];
