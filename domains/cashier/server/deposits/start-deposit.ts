import type { EligibilityBlock } from "@baize/identity/contract";
import { refuse as refuseCommon } from "@baize/kernel/error";
import { bucketOf, type Id, idText } from "@baize/kernel/id";
import { fromWire } from "@baize/kernel/money";
import { pages, pathIn } from "@baize/platform-paths";
import type { Handler } from "@baize/platform-server";
import { DEPOSIT_LIFETIME_MS, type DepositMethod, depositLimits, type startDeposit } from "../../contract/index.ts";
import { checkDocument } from "../check-documents.ts";
import type { CashierDeps } from "../deps.ts";
import type { DepositOrder, PaymentProvider } from "../ports.ts";
import { outsideLimits, refuse } from "../refuse.ts";
import { isSameRequest, judgeAmount } from "../rules.ts";
import { depositByRequestId, insertDeposit, insertStep, lockDeposit } from "../store.ts";
import type { DepositRow } from "../tables.ts";
import { announceDeposit, countedOf, moveDeposit } from "./move-deposit.ts";

const REFUSALS = {
	place: "DEPOSIT_NOT_ALLOWED_HERE",
	document: "DOCUMENT_BLOCKED",
	terms: "TERMS_DUE",
} as const satisfies Record<EligibilityBlock, string>;

const FIRST_QUESTION_MS = 60_000;

type DepositInput = { playerId: Id; currency: string; method: DepositMethod; amountMinor: bigint; requestId: string };

/**
 * First recorded, then sent to the provider: if anything fails in between, the same requestId finds the same deposit
 * and asks the provider again with the same id.
 */
export const startingDeposit =
	(deps: CashierDeps): Handler<typeof startDeposit> =>
	async ({ body }, visit) => {
		const { session, locale } = visit;
		const { playerId, currency } = session;
		const input = { ...body, playerId, currency, amountMinor: fromWire(body.amountMinor) };
		const provider = deps.provider;
		if (!provider) throw refuse("METHOD_NOT_OFFERED");
		const block = await deps.eligibilityBlockOf(visit);
		if (block) throw refuse(REFUSALS[block]);
		await deps.mayDeposit(visit);
		const row = await recordedDeposit(deps, provider, input);
		const opened = row.state === "created" ? await openAtProvider(deps, provider, row, locale) : row;
		if (opened.state === "failed" || !opened.pay_url) throw refuse("DEPOSIT_REFUSED");
		return { depositId: idText(opened.id), payUrl: opened.pay_url };
	};

function recordedDeposit(deps: CashierDeps, provider: PaymentProvider, input: DepositInput): Promise<DepositRow> {
	return deps.database.transaction(async (tx) => {
		const before = await depositByRequestId(tx, input.playerId, input.requestId);
		if (before) return sameAsBefore(before, input);
		if (!deps.isOpen("deposit")) throw refuse("CASHIER_CLOSED", { kind: "deposit" });
		await checkDocument(deps, tx, input.playerId, "deposit");
		checkLimits(input);
		const row = newDeposit(deps, provider, input);
		if (!(await insertDeposit(tx, row)))
			return sameAsBefore((await depositByRequestId(tx, input.playerId, input.requestId))!, input);
		// Reserve only after the row was written: a reservation without a deposit would never be released.
		await deps.saferPlay.reserveDeposit(tx, countedOf(row));
		await insertStep(tx, row, { state: "created", at: row.created_at, by: "player", reason: null });
		await announceDeposit(deps, tx, row);
		return row;
	});
}

function sameAsBefore(row: DepositRow, input: DepositInput): DepositRow {
	const recorded = { amountMinor: row.amount, method: row.method };
	if (!isSameRequest(recorded, { amountMinor: input.amountMinor, method: input.method }))
		throw refuse("IDEMPOTENCY_CONFLICT");
	return row;
}

function checkLimits({ currency, amountMinor }: DepositInput): void {
	const limits = depositLimits(currency);
	if (!limits) throw refuse("METHOD_NOT_OFFERED");
	if (judgeAmount(amountMinor, limits) !== "allowed") throw outsideLimits(limits, currency);
}

function newDeposit(deps: CashierDeps, provider: PaymentProvider, input: DepositInput): DepositRow {
	const nowMs = deps.clock.nowMs();
	return {
		bucket: bucketOf(input.playerId),
		id: deps.ids(),
		player_id: input.playerId,
		request_id: input.requestId,
		method: input.method,
		currency: input.currency,
		amount: input.amountMinor,
		state: "created",
		provider: provider.name,
		pay_url: null,
		card_token: null,
		card_label: null,
		reason: null,
		created_at: new Date(nowMs),
		changed_at: new Date(nowMs),
		expires_at: new Date(nowMs + DEPOSIT_LIFETIME_MS),
		ask_at: new Date(nowMs + FIRST_QUESTION_MS),
	};
}

async function openAtProvider(
	deps: CashierDeps,
	provider: PaymentProvider,
	row: DepositRow,
	locale: string,
): Promise<DepositRow> {
	const answer = await provider.startDeposit(orderOf(deps, row, locale)).catch((error: unknown) => {
		deps.log.warn({ err: error, deposit: idText(row.id) }, "the provider did not answer a deposit");
		throw refuseCommon("OUTSIDE_UNAVAILABLE");
	});
	return deps.database.transaction(async (tx) => {
		const locked = (await lockDeposit(tx, row.id))!;
		// Another attempt of the same request, or the provider's callback, was faster.
		if (locked.state !== "created") return locked;
		return answer.status === "started"
			? moveDeposit(deps, tx, locked, { action: "open", by: "provider", change: { pay_url: answer.payUrl } })
			: moveDeposit(deps, tx, locked, { action: "fail", by: "provider", reason: answer.reason });
	});
}

const orderOf = (deps: CashierDeps, row: DepositRow, locale: string): DepositOrder => ({
	paymentId: row.id,
	amountMinor: row.amount,
	currency: row.currency,
	locale,
	returnUrl: deps.publicUrl + pathIn(locale, pages.deposit, { deposit: idText(row.id) }),
});
