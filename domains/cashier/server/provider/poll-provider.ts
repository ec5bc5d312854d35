import { idText } from "@baize/kernel/id";
import { moveDeposit } from "../deposits/move-deposit.ts";
import type { CashierDeps } from "../deps.ts";
import type { PaymentProvider } from "../ports.ts";
import { type DuePayment, lockDeposit, paymentsToPoll, postponePoll } from "../store.ts";
import { applyNotification } from "./apply-notification.ts";
import { payOut } from "./pay-out.ts";

const POLL_AGAIN_MS = 60_000;
const PAYMENTS_PER_RUN = 100;

/**
 * Polls the provider for payments without a callback: callbacks get lost, and processes are killed between a request
 * and its answer. What is still pending is polled again later; a deposit whose time is over expires.
 */
export async function pollProvider(deps: CashierDeps): Promise<void> {
	const { provider } = deps;
	if (!provider) return;
	for (const due of await paymentsToPoll(deps.database.reader, deps.now(), PAYMENTS_PER_RUN)) {
		try {
			await pollPayment(deps, provider, due);
		} catch (error) {
			deps.log.warn({ err: error, kind: due.kind, payment: idText(due.id) }, "a payment could not be polled");
			await postponePoll(deps.database.reader, due, later(deps));
		}
	}
}

async function pollPayment(deps: CashierDeps, provider: PaymentProvider, due: DuePayment): Promise<void> {
	const answer = await provider.readPayment(due.kind, due.id);
	if (answer.outcome === "succeeded" || answer.outcome === "failed")
		return applyNotification(deps, provider.name, answer);
	if (due.kind === "deposit" && (await expireDeposit(deps, due))) return;
	await postponePoll(deps.database.reader, due, later(deps));
	// The provider does not know it: our request was lost, and with the same id it can only be made once.
	if (due.kind === "withdrawal" && answer.outcome === "unknown") await payOut(deps, { withdrawal: idText(due.id) });
}

const expireDeposit = (deps: CashierDeps, { id }: DuePayment): Promise<boolean> =>
	deps.database.transaction(async (tx) => {
		const row = await lockDeposit(tx, id);
		const isOver = row && (row.state === "created" || row.state === "pending") && row.expires_at <= deps.now();
		if (isOver) await moveDeposit(deps, tx, row, { action: "expire", by: "house" });
		return Boolean(isOver);
	});

const later = (deps: CashierDeps): Date => new Date(deps.clock.nowMs() + POLL_AGAIN_MS);
