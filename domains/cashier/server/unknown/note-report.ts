import type { Reader } from "@baize/platform-server";
import type { UnknownReason } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import type { ProviderNotification } from "../ports.ts";
import type { DepositRow, WithdrawalRow } from "../tables.ts";
import { noteUnknown } from "./unknown-store.ts";

type Paid = Pick<DepositRow | WithdrawalRow, "id" | "player_id" | "amount" | "currency">;
export type Reported = {
	provider: string;
	notification: ProviderNotification;
	why: UnknownReason;
	/** The payment of ours that it is about, if there is one. */
	row?: Paid | undefined;
};

/** Adds what a provider has reported to the queue of what people decide. */
export const noteReport = (
	deps: CashierDeps,
	reader: Reader,
	{ provider, notification, why, row }: Reported,
): Promise<void> =>
	noteUnknown(reader, {
		id: deps.ids(),
		kind: notification.kind,
		why,
		provider,
		reported_id: notification.paymentId,
		payment_id: row?.id ?? null,
		player_id: row?.player_id ?? null,
		outcome: notification.outcome,
		reported_amount: notification.amountMinor,
		reported_currency: notification.currency,
		expected_amount: row?.amount ?? null,
		expected_currency: row?.currency ?? null,
		at: deps.now(),
	});
