import type { DepositMethod, DepositState, HoldCause, WithdrawalMethod, WithdrawalState } from "../contract/index.ts";

/** Who moved a payment to a state. */
export type Actor = "player" | "operator" | "provider" | "house";

export type DepositRow = {
	bucket: number;
	id: bigint;
	player_id: bigint;
	request_id: string;
	method: DepositMethod;
	currency: string;
	amount: bigint;
	state: DepositState;
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

export type WithdrawalRow = {
	bucket: number;
	id: bigint;
	player_id: bigint;
	request_id: string;
	method: WithdrawalMethod;
	currency: string;
	amount: bigint;
	state: WithdrawalState;
	provider: string;
	destination: Buffer;
	destination_label: string;
	reason: string | null;
	created_at: Date;
	changed_at: Date;
	ask_at: Date | null;
	held_until: Date | null;
	hold_causes: HoldCause[];
	hold_ended_at: Date | null;
	is_account_claimed: boolean;
};

export type StepRow = {
	bucket: number;
	payment_id: bigint;
	number: number;
	state: string;
	at: Date;
	by: Actor;
	reason: string | null;
};

export type Tables = {
	"cashier.deposit": DepositRow;
	"cashier.withdrawal": WithdrawalRow;
	"cashier.step": StepRow;
};
