import { check } from "@baize/kernel/check";
import { idText } from "@baize/kernel/id";
import { MINUTE_MS } from "@baize/kernel/time";
import { moveDeposit } from "../deposits/move-deposit.ts";
import type { CashierDeps } from "../deps.ts";
import type { PaymentProvider } from "../ports.ts";
import { type DuePayment, lockDeposit, paymentsToPoll, postponePoll, readWithdrawalRow } from "../store.ts";
import { noteSilence } from "../unknown/note-silence.ts";
import { askAbout } from "./ask-provider.ts";
import { attemptsOf } from "./attempts/attempt-store.ts";
import { payOut } from "./pay-out.ts";

const POLL_AGAIN_MS = MINUTE_MS;
const PAYMENTS_PER_RUN = 100;
/** What is unknown for so long goes to the queue of what people decide. */
const UNKNOWN_AFTER_MS = 15 * MINUTE_MS;

/**
 * Polls the providers for payments without a callback: callbacks get lost, and processes are killed between a request
 * and its answer. What is still pending is polled again later; a deposit whose time is over expires.
 */
export async function pollProvider(deps: CashierDeps): Promise<void> {
	if (deps.providers.list().length === 0) return;
	for (const due of await paymentsToPoll(deps.database.reader, deps.now(), PAYMENTS_PER_RUN)) {
		try {
			await pollPayment(deps, due);
		} catch (error) {
			deps.log.warn({ err: error, kind: due.kind, payment: idText(due.id) }, "a payment could not be polled");
			await postponePoll(deps.database.reader, due, later(deps));
			await noteIfLong(deps, due);
		}
	}
}

/** `isByPerson`: also about attempts that are over, because an operator wants to see what is said of them. */
export const pollPayment = (deps: CashierDeps, due: DuePayment, isByPerson = false): Promise<void> =>
	due.kind === "deposit" ? pollDeposit(deps, due, isByPerson) : pollPayout(deps, due);

/** Every attempt that may still succeed is asked about. */
async function pollDeposit(deps: CashierDeps, due: DuePayment, isByPerson: boolean): Promise<void> {
	const all = await attemptsOf(deps.database.reader, due.id);
	const attempts = all.filter(({ state }) => isByPerson || state !== "dead");
	let isOver = false;
	for (const { id, provider } of attempts) {
		const answer = await askAbout(deps, requireNamed(deps, provider), { kind: "deposit", paymentId: id });
		isOver ||= answer === "over";
	}
	if (!isOver && (await expireDeposit(deps, due))) return;
	await postponePoll(deps.database.reader, due, later(deps));
}

async function pollPayout(deps: CashierDeps, due: DuePayment): Promise<void> {
	const provider = requireNamed(deps, due.provider);
	const row = await readWithdrawalRow(deps.database.reader, due.id);
	const reference = row?.provider_reference ?? undefined;
	const answer = await askAbout(deps, provider, { kind: "withdrawal", paymentId: due.id, reference });
	if (answer === "over") return;
	await postponePoll(deps.database.reader, due, later(deps));
	if (answer === "pending") return;
	// The provider does not know it: our request was lost, and with the same id it can only be made once.
	const ordered = await payOut(deps, { withdrawal: idText(due.id) });
	// What the provider makes later is not unknown: it has answered.
	if (ordered !== "later") await noteIfLong(deps, due);
}

async function noteIfLong(deps: CashierDeps, due: DuePayment): Promise<void> {
	if (deps.clock.nowMs() - due.since.getTime() >= UNKNOWN_AFTER_MS) await noteSilence(deps, due);
}

function requireNamed({ providers }: CashierDeps, name: string): PaymentProvider {
	const provider = providers.named(name);
	check(provider, `the provider ${name} of a payment in progress is not configured any more`);
	return provider;
}

const expireDeposit = (deps: CashierDeps, due: DuePayment): Promise<boolean> =>
	deps.database.transaction(async (tx) => {
		const row = await lockDeposit(tx, due);
		const isOver = row && (row.state === "created" || row.state === "pending") && row.expires_at <= deps.now();
		if (isOver) await moveDeposit(deps, tx, row, { action: "expire", by: "site" });
		return Boolean(isOver);
	});

const later = (deps: CashierDeps): Date => new Date(deps.clock.nowMs() + POLL_AGAIN_MS);
