// Written by `npm run tables` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Generated, Selectable } from "kysely";
import type { DepositMethod, HoldCause, WithdrawalMethod } from "../contract/index.ts";

export type Actor = "player" | "operator" | "provider" | "house";

export type Tables = {
	"cashier.bank_account": {
		fingerprint: Buffer;
		bucket: number;
		player_id: bigint;
		claim_id: bigint;
		status: "own" | "allowed" | "refused" | "duplicate";
		last_four: string;
		since: Date;
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
	};
};

export type DepositRow = Selectable<Tables["cashier.deposit"]>;

export type StepRow = Selectable<Tables["cashier.step"]>;

export type WithdrawalRow = Selectable<Tables["cashier.withdrawal"]>;
