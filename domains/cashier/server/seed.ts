import { bucketOf, type Id } from "@baize/kernel/id";
import type { Database, Tx } from "@baize/platform-server";
import { requireDone, type Wallet } from "@baize/wallet/server";
import { postPayment } from "./books/post-payment.ts";
import type { BooksPort } from "./ports.ts";
import type { PaymentProviders } from "./provider/registry/index.ts";
import { insertDeposit, insertStep } from "./store.ts";
import type { DepositRow } from "./tables.ts";

/** 250.00 in a currency of two decimals. */
const DEMO_FUNDS_MINOR = 25_000n;
const DEMO_REQUEST = "demo-funds";

export type SeedPorts = {
	database: Database;
	ids: () => Id;
	wallet: Pick<Wallet, "open" | "deposit">;
	books: BooksPort;
	providers: Pick<PaymentProviders, "feeOf">;
	nowMs: number;
};

/** Funds a demo player with 250.00, once: a second start finds the deposit and leaves it. */
export function seedFunds(ports: SeedPorts, playerId: Id, currency: string): Promise<void> {
	return ports.database.transaction(async (tx) => {
		const row = demoDeposit(ports, playerId, currency);
		if (!(await insertDeposit(tx, row))) return;
		await writeSteps(tx, row);
		await ports.wallet.open(tx, playerId, currency);
		requireDone(
			await ports.wallet.deposit(tx, { playerId, currency, amountMinor: row.amount, reference: row.id }),
			currency,
		);
		await postPayment(ports, tx, "deposit", row);
	});
}

async function writeSteps(tx: Tx, row: DepositRow): Promise<void> {
	await insertStep(tx, row, { state: "created", at: row.created_at, by: "player", reason: null });
	await insertStep(tx, row, { state: "settled", at: row.created_at, by: "provider", reason: null });
}

function demoDeposit({ ids, nowMs }: SeedPorts, playerId: Id, currency: string): DepositRow {
	const at = new Date(nowMs);
	return {
		bucket: bucketOf(playerId),
		id: ids(),
		player_id: playerId,
		request_id: DEMO_REQUEST,
		method: "card",
		currency,
		amount: DEMO_FUNDS_MINOR,
		state: "settled",
		provider: "sandbox",
		pay_url: null,
		card_token: null,
		card_label: "•••• 4242",
		reason: null,
		keeps_card: false,
		saved_card_id: null,
		created_at: at,
		changed_at: at,
		expires_at: at,
		ask_at: null,
	};
}
