import { idText } from "@baize/kernel/id";
import { hearProvider } from "./hear-provider.ts";
import type { House } from "./house.ts";
import { moveDeposit } from "./move-deposit.ts";
import { payOut } from "./pay-out.ts";
import type { PaymentProvider } from "./ports.ts";
import { type AskWish, askAgain, lockDeposit, paymentsToAsk } from "./store.ts";

const ASK_AGAIN_MS = 60_000;
const PAYMENTS_A_ROUND = 100;

/**
 * Asks the provider about the payments whose callback stays away: callbacks get lost, and processes are killed between a
 * question and its answer. What is still pending is asked again later; a deposit whose time is over expires.
 */
export async function askProvider(house: House): Promise<void> {
	const { provider } = house;
	if (!provider) return;
	for (const wish of await paymentsToAsk(house.database.reader, house.now(), PAYMENTS_A_ROUND)) {
		try {
			await askAbout(house, provider, wish);
		} catch (error) {
			house.log.warn({ err: error, kind: wish.kind, payment: idText(wish.id) }, "a payment could not be asked about");
			await askAgain(house.database.reader, wish, later(house));
		}
	}
}

async function askAbout(house: House, provider: PaymentProvider, wish: AskWish): Promise<void> {
	const answer = await provider.readPayment(wish.kind, wish.id);
	if (answer.outcome === "succeeded" || answer.outcome === "failed") return hearProvider(house, provider.name, answer);
	if (wish.kind === "deposit" && (await expireDeposit(house, wish))) return;
	await askAgain(house.database.reader, wish, later(house));
	// The provider never heard of it: our request was lost, and with the same id it can only be made once.
	if (wish.kind === "withdrawal" && answer.outcome === "unknown") await payOut(house, { withdrawal: idText(wish.id) });
}

const expireDeposit = (house: House, { id }: AskWish): Promise<boolean> =>
	house.database.transaction(async (tx) => {
		const row = await lockDeposit(tx, id);
		const isOver = row && (row.state === "created" || row.state === "pending") && row.expires_at <= house.now();
		if (isOver) await moveDeposit(house, tx, row, { action: "expire", by: "house" });
		return Boolean(isOver);
	});

const later = (house: House): Date => new Date(house.clock.nowMs() + ASK_AGAIN_MS);
