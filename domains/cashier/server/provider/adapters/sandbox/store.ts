import { randomBytes } from "node:crypto";
import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { DepositOrder, PayoutOrder } from "../../../ports.ts";
import type { Tables } from "../../../tables.ts";

export type SandboxPayment = Selectable<Tables["cashier.sandbox_payment"]>;

const blank = {
	state: "pending",
	reason: null,
	token: null,
	return_url: null,
	locale: null,
	callbacks: 1,
	card_token: null,
	card_last_four: null,
	destination: null,
	reported_at: null,
	cause: null,
} as const;

/** The page's token; a repeated order gets the token of the first one. */
export async function bookDeposit(reader: Reader, order: DepositOrder): Promise<string> {
	const { paymentId: id, amountMinor: amount, currency, locale, returnUrl: return_url } = order;
	const token = randomBytes(24).toString("base64url");
	await insert(reader, { ...blank, id, kind: "deposit", amount, currency, locale, return_url, token });
	return (await readById(reader, id))!.token!;
}

/** False if the order existed before. */
export function bookPayout(reader: Reader, order: PayoutOrder): Promise<boolean> {
	const { paymentId: id, amountMinor: amount, currency, destination } = order;
	return insert(reader, { ...blank, id, kind: "withdrawal", amount, currency, destination });
}

async function insert(reader: Reader, payment: SandboxPayment): Promise<boolean> {
	const answer = await rows<Tables>(reader)
		.insertInto("cashier.sandbox_payment")
		.values(payment)
		.onConflict((conflict) => conflict.column("id").doNothing())
		.executeTakeFirst();
	return answer.numInsertedOrUpdatedRows === 1n;
}

export const readById = (reader: Reader, id: Id): Promise<SandboxPayment | undefined> =>
	rows<Tables>(reader).selectFrom("cashier.sandbox_payment").selectAll().where("id", "=", id).executeTakeFirst();

export const readByToken = (reader: Reader, token: string): Promise<SandboxPayment | undefined> =>
	rows<Tables>(reader).selectFrom("cashier.sandbox_payment").selectAll().where("token", "=", token).executeTakeFirst();

type Change = Partial<
	Pick<SandboxPayment, "state" | "reason" | "cause" | "callbacks" | "card_token" | "card_last_four" | "reported_at">
>;

/**
 * Changes the payment only from one of the given states, so that a form sent twice ends a payment once. False if it was
 * too late.
 */
export async function change(tx: Tx, id: Id, from: readonly SandboxPayment["state"][], to: Change): Promise<boolean> {
	const answer = await rows<Tables>(tx)
		.updateTable("cashier.sandbox_payment")
		.set(to)
		.where("id", "=", id)
		.where("state", "in", from)
		.executeTakeFirst();
	return answer.numUpdatedRows === 1n;
}
