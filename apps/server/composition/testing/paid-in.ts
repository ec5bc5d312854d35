import { type Id, idText } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Database } from "@baize/platform-server";
import type { Domains } from "../modules.ts";

type Money = { playerId: Id; currency: string; amountMinor: Minor; reference: Id };

/** Money in a player's wallet that came past the cashier, in the operator's books, too: otherwise these would not hold. */
export const paidIn = (
	{ wallet, generalLedger }: Pick<Domains, "wallet" | "generalLedger">,
	database: Pick<Database, "transaction">,
	money: Money,
): Promise<void> =>
	database.transaction(async (tx) => {
		const { currency, amountMinor, reference } = money;
		await wallet.deposit(tx, money);
		await generalLedger.post(tx, {
			id: reference,
			cause: "deposit",
			reference: idText(reference),
			lines: [
				{ account: "bank", currency, amountMinor },
				{ account: "playersExternal", currency, amountMinor: -amountMinor },
			],
		});
	});
