import type { Notes } from "./tables-file.ts";

const locale = { type: "Locale", from: "@baize/kernel/locale" };
const contract = (type: string, about?: string) => ({
	type,
	from: "../contract/index.ts",
	...(about ? { about } : {}),
});

/** What the database does not know of its columns, and the names that the code has for rows and for lists of values. */
export const NOTES: Notes = {
	columns: {
		"adjustments.adjustment.cause": contract("AdjustmentCause"),

		"audit.entry.details": { type: "Record<string, unknown>" },

		"cashier.attempt.instructions": contract("PayInstructions"),
		"cashier.attempt.cause": contract("RefusalCause"),
		"cashier.attempt.state": { name: "AttemptState" },
		"cashier.chargeback.state": contract("ChargebackState"),
		"cashier.deposit.method": contract("DepositMethod"),
		"cashier.step.by": { name: "Actor", about: "Who moved the payment to the state." },
		"cashier.transfer.hold_causes": contract("HoldCause"),
		"cashier.withdrawal.hold_causes": contract("HoldCause"),
		"cashier.withdrawal.lane": contract("Lane"),
		"cashier.withdrawal.lane_rules": contract("LaneRuleName"),
		"cashier.payout_time.lane": contract("Lane"),
		"cashier.withdrawal.method": contract("WithdrawalMethod"),

		"content.placements.content_type": contract("ContentType"),
		"content.placements.region": contract("Region"),
		"content.revisions.content_type": contract("ContentType"),
		"content.revisions.locale": locale,
		"content.revisions.state": { name: "RevisionState" },

		"desk.proposal.effect": contract("EffectLine[]"),
		"desk.proposal.input": { type: "Record<string, unknown>" },
		"desk.proposal.state": contract("ProposalState"),
		"desk.saved_view.filters": { type: "Record<string, string>" },

		"identity.closing.reason": contract("ClosingReason"),
		"identity.duplicate.kinds": { type: "SignalKind", from: "./duplicates/signals.ts" },
		"identity.duplicate.player_id": { about: "The younger account, which takes the consequence." },
		"identity.fingerprint.kind": { type: "SignalKind", from: "./duplicates/signals.ts" },
		"identity.person.language": locale,
		"identity.player.birth_date": { about: "In the form 1990-01-31." },
		"identity.registration.form": {
			...contract(
				'Omit<Registration, "password"> & { arrival?: string }',
				"The form until its e-mail is confirmed, all except the password, and how the visitor came to the site.",
			),
			imports: "Registration",
			name: "PendingForm",
		},
		"identity.registration.is_link_sent": { about: "Absent in a form whose e-mail has an account." },
		"identity.registration.language": locale,
		"identity.security_change.kind": { type: "SecurityChangeKind", from: "./people/credentials/types.ts" },
		"identity.session.audience": { type: "Audience", from: "@baize/kernel/call" },
		"identity.session.pending_action": { type: "PendingState", from: "@baize/kernel/call" },
		"identity.session.proofs": { type: "SessionProof[]", from: "@baize/kernel/call" },

		"ledger.applied.ops": { type: "string" },
		"ledger.chain_part.rare_ops": { type: "string" },
		"ledger.chain_part.sum_cash": { type: "string" },
		"ledger.chain_part.sum_counts": { type: "string" },
		"ledger.chain_part.sum_stakes": { type: "string" },
		"ledger.chain_part.sum_wins": { type: "string" },
		"ledger.chain_part.sum_stake_parts": { type: "string" },
		"ledger.chain_part.sum_win_parts": { type: "string" },

		"notifications.announcement.texts": contract("AnnouncementTexts"),
		"notifications.inbox.fills": { type: "Fills", from: "./inbox/inbox-template.ts" },
		"notifications.message.locale": locale,

		"play.retired_seeds.ended_at": { about: "Unknown for pairs that were retired by an earlier version." },
		"play.retired_seeds.ended_by": contract("PairEnd"),
		"play.retired_seeds.rounds": { about: "Null where the count was lost." },
		"play.retired_seeds.server_seed": { about: "For pairs that were retired before the salt was stored." },
		"play.seeds.client_seed": { about: "Null until it is chosen; nothing is drawn before." },
		"play.seeds.next_nonce": {
			about: "The number of the next round; while the pair is leased, the leasing process has the current one.",
		},
		"play.seeds.published_at": { about: "Unknown for pairs that were made by an earlier version." },

		"safer_play.break.by": { name: "Actor", about: "`system`: it follows from what was found elsewhere." },
		"safer_play.break.source": {
			about: "Where it was found, for an exclusion that did not begin on this account.",
		},
		"safer_play.change.by": { name: "Actor" },
		"safer_play.change.details": {
			...contract('Pick<ChangeView, "limit" | "realityCheckMs" | "break">'),
			imports: "ChangeRow as ChangeView",
			name: "ChangeDetails",
		},
		"safer_play.change.what": { ...contract('ChangeView["what"]'), imports: "ChangeRow as ChangeView" },
		"safer_play.register_entry.register": contract("RegisterName"),

		"loyalty.entry.from_account": contract("PointAccount"),
		"loyalty.entry.kind": contract("EntryKind"),
		"loyalty.entry.product": contract("Product"),
		"loyalty.entry.to_account": contract("PointAccount"),
		"jackpots.win.state": { name: "WinState" },
		"jackpots.win.won_by": contract("WonBy"),

		"referral.affiliate_application.state": { type: "ApplicationState", from: "../contract/index.ts" },
		"referral.attribution.outcome": { type: "Outcome", from: "../contract/index.ts" },
		"referral.attribution.type": { type: "ReferralType", from: "../contract/index.ts" },

		"sports.bet.status": contract("BetStatusName"),
		"sports.bet_leg.outcome": { type: "LegOutcome", from: "@baize/engines/settlement" },
		"sports.event.participants": contract("Participant[]"),
		"sports.event.result": contract("ResultView"),
		"sports.event.state": { name: "EventState" },
		"sports.market.kind": contract("MarketKind"),
		"sports.matchday_seed.seed": { about: "In rows from before there were salts; the others have a salt." },

		"verification.document.reasons": contract("FieldReason[]"),
		"verification.file.rehearsal": { name: "Rehearsal" },
		"verification.submission.kind": contract("Kind"),
		"verification.submission.reasons": contract("FieldReason[]"),
		"verification.submission.state": { name: "SubmissionState" },

		"virtuals.race.card": { type: "RaceCard", from: "@baize/engines/race" },
		"virtuals.race.prices": { type: "RacePrices", from: "./prices.ts" },
	},
	rows: {
		"adjustments.adjustment": "AdjustmentRow",
		"audit.entry": "EntryRow",
		"cashier.attempt": "AttemptRow",
		"cashier.bank_receipt": "ReceiptRow",
		"cashier.chargeback": "ChargebackRow",
		"cashier.deposit": "DepositRow",
		"cashier.step": "StepRow",
		"cashier.transfer": "TransferRow",
		"cashier.transfer_arrival": "TransferArrivalRow",
		"cashier.unknown_payment": "UnknownRow",
		"cashier.withdrawal": "WithdrawalRow",
		"content.placements": "PlacementRow",
		"content.revisions": "RevisionRow",
		"desk.proposal": "ProposalRecord",
		"desk.saved_view": "ViewRow",
		"flags.flag": "FlagRow",
		"notifications.announcement": "AnnouncementRow",
		"notifications.inbox": "InboxRow",
		"notifications.message": "MessageRow",
		"safer_play.break": "BreakRow",
		"safer_play.change": "ChangeRow",
		"safer_play.deposit": "DepositRow",
		"safer_play.play": "PlayRow",
		"safer_play.play_limit": "LimitRow",
		"safer_play.player": "PlayerRow",
	},
};
