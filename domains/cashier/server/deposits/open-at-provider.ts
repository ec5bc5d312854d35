import { check } from "@baize/kernel/check";
import { idText } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import type { CashierDeps } from "../deps.ts";
import type { DepositOrder, DepositStart, PaymentProvider, Refused } from "../ports.ts";
import { noteAnswer } from "../provider/attempts/answer-store.ts";
import { attemptsOf, insertAttempt, updateAttempt } from "../provider/attempts/attempt-store.ts";
import { newAttempt } from "../provider/attempts/new-attempt.ts";
import { maySucceedElsewhere } from "../provider/registry/routing.ts";
import { refuse } from "../refuse.ts";
import { cardTermsOf } from "../saved-cards/card-of-deposit.ts";
import { lockDeposit, updateDeposit } from "../store.ts";
import type { AttemptRow, DepositRow } from "../tables.ts";
import { moveDeposit } from "./move-deposit.ts";
import { outcomePage } from "./outcome-page.ts";
import { routedDeposit } from "./routed-deposit.ts";

type Whose = { locale: string; country: string };

/**
 * Begins a recorded deposit at its provider, and at another one where the first is known to have begun nothing. Where
 * that is not known, the deposit is answered as unknown: the same request finds it again, at the same provider.
 */
export async function openAtProvider(deps: CashierDeps, row: DepositRow, whose: Whose): Promise<DepositRow> {
	try {
		for (;;) {
			const attempt = await latestAttempt(deps, row);
			const provider = deps.providers.named(attempt.provider);
			check(provider, `the provider ${attempt.provider} of a deposit in progress is not configured any more`);
			const answer = await startAt(deps, provider, row, attempt, whose.locale);
			const opened = await deps.database.transaction((tx) => recordAnswer(deps, tx, row, attempt, answer, whose));
			if (opened) return opened;
		}
	} catch (error) {
		deps.log.warn({ err: error, deposit: idText(row.id) }, "whether a deposit has begun is not known");
		throw refuse("DEPOSIT_UNKNOWN", { depositId: idText(row.id) });
	}
}

async function latestAttempt(deps: CashierDeps, row: DepositRow): Promise<AttemptRow> {
	const latest = (await attemptsOf(deps.database.reader, row.id)).at(-1);
	check(latest, "every deposit has an attempt");
	return latest;
}

async function startAt(
	deps: CashierDeps,
	provider: PaymentProvider,
	row: DepositRow,
	attempt: AttemptRow,
	locale: string,
): Promise<DepositStart> {
	const { reader } = deps.database;
	const startedMs = deps.clock.nowMs();
	try {
		const answer = await provider.startDeposit({
			...orderOf(deps, row, attempt, locale),
			...(await cardTermsOf(deps, row)),
		});
		deps.providers.note(provider.name, "answered");
		await updateAttempt(reader, attempt, { answer_ms: deps.clock.nowMs() - startedMs });
		if (answer.raw !== undefined)
			await noteAnswer(reader, {
				paymentId: row.id,
				provider: provider.name,
				origin: "start",
				raw: answer.raw,
				at: deps.now(),
			});
		return answer;
	} catch (error) {
		deps.providers.note(provider.name, "timeout");
		await updateAttempt(reader, attempt, {
			state: "unknown",
			changed_at: deps.now(),
			timed_out: true,
			answer_ms: deps.clock.nowMs() - startedMs,
		});
		throw error;
	}
}

const orderOf = (deps: CashierDeps, row: DepositRow, attempt: AttemptRow, locale: string): DepositOrder => ({
	paymentId: attempt.id,
	method: row.method,
	amountMinor: row.amount,
	currency: row.currency,
	locale,
	returnUrl: deps.publicUrl + outcomePage(row.id, locale),
});

/** Undefined: a further attempt is to be made. */
async function recordAnswer(
	deps: CashierDeps,
	tx: Tx,
	row: DepositRow,
	attempt: AttemptRow,
	answer: DepositStart,
	whose: Whose,
): Promise<DepositRow | undefined> {
	const locked = (await lockDeposit(tx, row))!;
	// Another attempt of the same request, or the provider's callback, was faster.
	if (locked.state !== "created") return locked;
	if ((await attemptsOf(tx, row.id)).at(-1)?.id !== attempt.id) return undefined;
	const at = deps.now();
	if (answer.status === "refused") return refusedAt(deps, tx, locked, attempt, answer, whose);
	await updateAttempt(tx, attempt, {
		state: "open",
		changed_at: at,
		reference: answer.reference ?? null,
		instructions: answer.instructions ?? null,
	});
	return moveDeposit(deps, tx, locked, {
		action: "open",
		by: "provider",
		change: { pay_url: answer.payUrl ?? null },
	});
}

/** The attempt is over, and it is known that nothing has moved: the deposit goes to the next provider, or fails. */
async function refusedAt(
	deps: CashierDeps,
	tx: Tx,
	row: DepositRow,
	attempt: AttemptRow,
	{ cause, reason }: Refused,
	{ country }: Whose,
): Promise<DepositRow | undefined> {
	const at = deps.now();
	await updateAttempt(tx, attempt, { state: "dead", cause, reason, changed_at: at });
	const tried = await attemptsOf(tx, row.id);
	const next = deps.providers
		.routeOf(routedDeposit({ ...row, country, amountMinor: row.amount }), row.id)
		.find(({ name }) => !tried.some(({ provider }) => provider === name));
	if (!next || row.saved_card_id !== null || !maySucceedElsewhere(cause, tried.length))
		return moveDeposit(deps, tx, row, { action: "fail", by: "provider", reason });
	await insertAttempt(tx, newAttempt(row, { id: deps.ids(), number: tried.length + 1, provider: next.name, at }));
	await updateDeposit(tx, row, { provider: next.name, changed_at: at });
	return undefined;
}
