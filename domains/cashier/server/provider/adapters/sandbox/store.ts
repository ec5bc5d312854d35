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
	keeps_card: false,
	card_brand: null,
	card_expires: null,
	kept_token: null,
	sent: null,
} as const;

/** The page's token; a repeated order gets the token of the first one. */
export async function bookDeposit(reader: Reader, order: DepositOrder): Promise<string> {
	const { paymentId: id, method, amountMinor: amount, currency, locale, returnUrl: return_url } = order;
	const token = randomBytes(24).toString("base64url");
	const terms = { keeps_card: order.keepsCard === true, kept_token: order.keptToken ?? null };
	await insert(reader, {
		...blank,
		id,
		kind: "deposit",
		method,
		amount,
		currency,
		locale,
		return_url,
		token,
		...terms,
	});
	return (await readById(reader, id))!.token!;
}

/** False if the order existed before. */
export function bookPayout(reader: Reader, order: PayoutOrder): Promise<boolean> {
	const { paymentId: id, method, amountMinor: amount, currency, destination } = order;
	return insert(reader, { ...blank, id, kind: "withdrawal", method, amount, currency, destination });
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
	Pick<
		SandboxPayment,
		| "state"
		| "reason"
		| "cause"
		| "callbacks"
		| "card_token"
		| "card_last_four"
		| "card_brand"
		| "card_expires"
		| "reported_at"
		| "sent"
	>
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

export type KeptCard = Selectable<Tables["cashier.sandbox_card"]>;

export const readKept = (reader: Reader, token: string): Promise<KeptCard | undefined> =>
	rows<Tables>(reader).selectFrom("cashier.sandbox_card").selectAll().where("token", "=", token).executeTakeFirst();

export async function keep(reader: Reader, card: KeptCard): Promise<void> {
	await rows<Tables>(reader)
		.insertInto("cashier.sandbox_card")
		.values(card)
		.onConflict((conflict) => conflict.column("token").doUpdateSet(card))
		.execute();
}

export async function forget(reader: Reader, token: string): Promise<void> {
	await rows<Tables>(reader).deleteFrom("cashier.sandbox_card").where("token", "=", token).execute();
}
