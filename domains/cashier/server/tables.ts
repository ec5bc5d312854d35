// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Json } from "@baize/platform-server";
import type { Generated, Selectable } from "kysely";
import type {
	BatchState,
	CardBrand,
	ChargebackState,
	DepositMethod,
	HoldCause,
	Lane,
	LaneRuleName,
	PayInstructions,
	RefusalCause,
	WithdrawalMethod,
} from "../contract/index.ts";

export type AttemptState = "starting" | "open" | "unknown" | "authorised" | "dead" | "paid";

export type Actor = "player" | "operator" | "provider" | "site";

export type Tables = {
	"cashier.attempt": {
		id: bigint;
		payment_id: bigint;
		player_id: bigint;
		number: number;
		provider: string;
		state: AttemptState;
		cause: RefusalCause | null;
		reason: string | null;
		reference: string | null;
		instructions: Json<PayInstructions | null>;
		started_at: Date;
		changed_at: Date;
		answer_ms: number | null;
		timed_out: Generated<boolean>;
	};
	"cashier.bank_account": {
		fingerprint: Buffer;
		bucket: number;
		player_id: bigint;
		claim_id: bigint;
		status: "own" | "allowed" | "refused" | "duplicate";
		last_four: string;
		since: Date;
	};
	"cashier.bank_receipt": {
		id: bigint;
		provider: string;
		bank_reference: string;
		currency: string;
		amount: bigint;
		payer: string;
		text: string;
		booked_on: string;
		state: Generated<"open" | "matched" | "proposed" | "returned">;
		payment_id: bigint | null;
		player_id: bigint | null;
		evidence: string | null;
		entered_by: bigint;
		entered_at: Date;
		decided_by: bigint | null;
		decided_at: Date | null;
	};
	"cashier.chargeback": {
		bucket: number;
		id: bigint;
		player_id: bigint;
		payment_id: bigint;
		provider: string;
		currency: string;
		amount: bigint;
		taken: bigint;
		debt: bigint;
		debt_left: bigint;
		reason: string | null;
		state: Generated<ChargebackState>;
		opened_at: Date;
		due_at: Date;
		evidence: string | null;
		proposed_by: bigint | null;
		proposed_at: Date | null;
		decided_by: bigint | null;
		decided_at: Date | null;
	};
	"cashier.deposit": {
		bucket: number;
		id: bigint;
		player_id: bigint;
		request_id: string;
		method: DepositMethod;
		currency: string;
		amount: bigint;
		state: "created" | "pending" | "settled" | "declined" | "expired" | "failed";
		provider: string;
		pay_url: string | null;
		card_token: string | null;
		card_label: string | null;
		reason: string | null;
		created_at: Date;
		changed_at: Date;
		expires_at: Date;
		ask_at: Date | null;
		keeps_card: Generated<boolean>;
		saved_card_id: bigint | null;
	};
	"cashier.linked_account": {
		account_id: bigint;
		player_id: bigint;
		bucket: number;
		sealed: Buffer;
		last_four: string;
		label: string;
		added_at: Date;
		fingerprint: Buffer | null;
	};
	"cashier.payout_batch": {
		batch_id: bigint;
		provider: string;
		currency: string;
		state: Generated<BatchState>;
		payments: number;
		total: bigint;
		sha256: Buffer;
		built_by: bigint;
		built_by_name: string;
		built_at: Date;
		released_by_names: string | null;
		released_at: Date | null;
	};
	"cashier.payout_file": {
		bucket: number;
		batch_id: bigint;
		sealed: Buffer;
	};
	"cashier.payout_item": {
		bucket: number;
		withdrawal_id: bigint;
		batch_id: bigint;
		number: number;
	};
	"cashier.payout_time": {
		method: string;
		lane: Lane;
		cases: number;
		review_half_ms: bigint;
		review_most_ms: bigint;
		payout_half_ms: bigint;
		payout_most_ms: bigint;
		measured_at: Date;
	};
	"cashier.provider_answer": {
		payment_id: bigint;
		digest: Buffer;
		provider: string;
		origin: "start" | "callback" | "poll" | "capture" | "refund";
		raw: string;
		times: Generated<number>;
		first_at: Date;
		last_at: Date;
	};
	"cashier.provider_drain": {
		provider: string;
		reason: string;
		drained_by: bigint;
		drained_at: Date;
	};
	"cashier.provider_health": {
		provider: string;
		status: "well" | "disturbed" | "down";
		note: string | null;
		since: Date;
		checked_at: Date;
	};
	"cashier.sandbox_card": {
		token: string;
		card_token: string;
		last_four: string;
		brand: string;
		expires: string;
	};
	"cashier.sandbox_payment": {
		id: bigint;
		kind: "deposit" | "withdrawal";
		amount: bigint;
		currency: string;
		state: "pending" | "stepUp" | "succeeded" | "failed";
		reason: string | null;
		token: string | null;
		return_url: string | null;
		locale: string | null;
		callbacks: Generated<number>;
		card_token: string | null;
		card_last_four: string | null;
		destination: string | null;
		reported_at: Date | null;
		cause: "softDecline" | "hardDecline" | "threeDs" | "limits" | "outage" | null;
		keeps_card: Generated<boolean>;
		card_brand: string | null;
		card_expires: string | null;
		kept_token: string | null;
		method: Generated<string>;
		sent: bigint | null;
	};
	"cashier.saved_card": {
		bucket: number;
		id: bigint;
		player_id: bigint;
		provider: string;
		fingerprint: Buffer;
		sealed: Buffer;
		brand: CardBrand;
		last_four: string;
		expires: string;
		saved_at: Date;
		used_at: Date;
		removed_at: Date | null;
	};
	"cashier.step": {
		bucket: number;
		payment_id: bigint;
		number: number;
		state: string;
		at: Date;
		/** Who moved the payment to the state. */
		by: Actor;
		reason: string | null;
	};
	"cashier.transfer": {
		bucket: number;
		id: bigint;
		player_id: bigint;
		receiver_id: bigint | null;
		request_id: string;
		address_hash: Buffer;
		sender_label: string;
		receiver_label: string;
		currency: string;
		amount: bigint;
		state: "waiting" | "accepted" | "taken" | "returned" | "refused";
		ending: "cancelled" | "declined" | "expired" | "stopped" | null;
		reason: string | null;
		arrival_id: bigint;
		held_until: Date | null;
		hold_causes: HoldCause[];
		created_at: Date;
		changed_at: Date;
		expires_at: Date;
	};
	"cashier.transfer_arrival": {
		bucket: number;
		id: bigint;
		player_id: bigint;
		sender_bucket: number;
		currency: string;
		amount: bigint;
		has_arrived: Generated<boolean>;
	};
	"cashier.unknown_payment": {
		id: bigint;
		kind: "deposit" | "withdrawal";
		why:
			| "amount"
			| "currency"
			| "contradiction"
			| "secondPayment"
			| "noAnswer"
			| "limits"
			| "chargeback"
			| "noPayment"
			| "overpaid"
			| "underpaid";
		provider: string;
		reported_id: bigint;
		payment_id: bigint | null;
		player_id: bigint | null;
		outcome: string | null;
		reported_amount: bigint | null;
		reported_currency: string | null;
		expected_amount: bigint | null;
		expected_currency: string | null;
		times: Generated<number>;
		opened_at: Date;
		last_at: Date;
		state: Generated<"open" | "proposed" | "done">;
		action: "credit" | "takeBack" | "markPaid" | "return" | "close" | "answered" | null;
		amount: bigint | null;
		evidence: string | null;
		proposed_by: bigint | null;
		proposed_at: Date | null;
		decided_by: bigint | null;
		decided_at: Date | null;
	};
	"cashier.withdrawal": {
		bucket: number;
		id: bigint;
		player_id: bigint;
		request_id: string;
		method: WithdrawalMethod;
		currency: string;
		amount: bigint;
		state: "requested" | "approved" | "paying" | "paid" | "rejected" | "cancelled" | "failed" | "refused";
		provider: string;
		destination: Buffer;
		destination_label: string;
		reason: string | null;
		created_at: Date;
		changed_at: Date;
		ask_at: Date | null;
		held_until: Date | null;
		hold_causes: Generated<HoldCause[]>;
		hold_ended_at: Date | null;
		is_account_claimed: Generated<boolean>;
		lane: Generated<Lane>;
		lane_rules: Generated<LaneRuleName[]>;
		claimed_by: bigint | null;
		claimed_until: Date | null;
		approved_once_by: bigint | null;
		approved_once_at: Date | null;
		provider_reference: string | null;
		later_at: Date | null;
	};
};

export type AttemptRow = Selectable<Tables["cashier.attempt"]>;

export type ReceiptRow = Selectable<Tables["cashier.bank_receipt"]>;

export type ChargebackRow = Selectable<Tables["cashier.chargeback"]>;

export type DepositRow = Selectable<Tables["cashier.deposit"]>;

export type BatchRow = Selectable<Tables["cashier.payout_batch"]>;

export type DrainRow = Selectable<Tables["cashier.provider_drain"]>;

export type SavedCardRow = Selectable<Tables["cashier.saved_card"]>;

export type StepRow = Selectable<Tables["cashier.step"]>;

export type TransferRow = Selectable<Tables["cashier.transfer"]>;

export type TransferArrivalRow = Selectable<Tables["cashier.transfer_arrival"]>;

export type UnknownRow = Selectable<Tables["cashier.unknown_payment"]>;

export type WithdrawalRow = Selectable<Tables["cashier.withdrawal"]>;
