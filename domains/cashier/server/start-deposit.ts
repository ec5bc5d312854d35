import type { PlayObstacle } from "@baize/identity/contract";
import { refuse as refuseAsHouse } from "@baize/kernel/error";
import { bucketOf, type Id, idText } from "@baize/kernel/id";
import { fromWire } from "@baize/kernel/money";
import type { Handler } from "@baize/platform-server";
import { DEPOSIT_LIFETIME_MS, type DepositMethod, depositLimits, type startDeposit } from "../contract/index.ts";
import { checkDocument } from "./check-documents.ts";
import type { House } from "./house.ts";
import { announceDeposit, countedOf, moveDeposit } from "./move-deposit.ts";
import type { DepositOrder, PaymentProvider } from "./ports.ts";
import { outsideLimits, refuse } from "./refuse.ts";
import { isSameRequest, judgeAmount } from "./rules.ts";
import { depositAsked, insertDeposit, insertStep, lockDeposit } from "./store.ts";
import type { DepositRow } from "./tables.ts";

const REFUSALS = {
	place: "DEPOSIT_NOT_ALLOWED_HERE",
	document: "DOCUMENT_BLOCKED",
	terms: "TERMS_DUE",
} as const satisfies Record<PlayObstacle, string>;

const FIRST_QUESTION_MS = 60_000;

type Wish = { playerId: Id; currency: string; method: DepositMethod; amountMinor: bigint; requestId: string };

/**
 * Written down first, then asked of the provider: whatever breaks in between, the same requestId finds the same deposit
 * and asks the provider again with the same id.
 */
export const startingDeposit =
	(house: House): Handler<typeof startDeposit> =>
	async ({ body }, visit) => {
		const { session, locale } = visit;
		const { playerId, currency } = session;
		const wish = { ...body, playerId, currency, amountMinor: fromWire(body.amountMinor) };
		const provider = house.provider;
		if (!provider) throw refuse("METHOD_NOT_OFFERED");
		const obstacle = await house.obstacleOf(visit);
		if (obstacle) throw refuse(REFUSALS[obstacle]);
		await house.mayDeposit(visit);
		const row = await recordedDeposit(house, provider, wish);
		const opened = row.state === "created" ? await openAtProvider(house, provider, row, locale) : row;
		if (opened.state === "failed" || !opened.pay_url) throw refuse("DEPOSIT_REFUSED");
		return { depositId: idText(opened.id), payUrl: opened.pay_url };
	};

function recordedDeposit(house: House, provider: PaymentProvider, wish: Wish): Promise<DepositRow> {
	return house.database.transaction(async (tx) => {
		const before = await depositAsked(tx, wish.playerId, wish.requestId);
		if (before) return sameAsBefore(before, wish);
		if (!house.isOpen("deposit")) throw refuse("CASHIER_CLOSED", { kind: "deposit" });
		await checkDocument(house, tx, wish.playerId, "deposit");
		checkLimits(wish);
		const row = newDeposit(house, provider, wish);
		if (!(await insertDeposit(tx, row)))
			return sameAsBefore((await depositAsked(tx, wish.playerId, wish.requestId))!, wish);
		// Only what was written is held: a hold of a deposit that is none would never be freed.
		await house.saferPlay.holdDeposit(tx, countedOf(row));
		await insertStep(tx, row, { state: "created", at: row.created_at, by: "player", reason: null });
		await announceDeposit(house, tx, row);
		return row;
	});
}

function sameAsBefore(row: DepositRow, wish: Wish): DepositRow {
	const recorded = { amountMinor: row.amount, method: row.method };
	if (!isSameRequest(recorded, { amountMinor: wish.amountMinor, method: wish.method }))
		throw refuse("IDEMPOTENCY_CONFLICT");
	return row;
}

function checkLimits({ currency, amountMinor }: Wish): void {
	const limits = depositLimits(currency);
	if (!limits) throw refuse("METHOD_NOT_OFFERED");
	if (judgeAmount(amountMinor, limits) !== "allowed") throw outsideLimits(limits, currency);
}

function newDeposit(house: House, provider: PaymentProvider, wish: Wish): DepositRow {
	const nowMs = house.clock.nowMs();
	return {
		bucket: bucketOf(wish.playerId),
		id: house.ids(),
		player_id: wish.playerId,
		request_id: wish.requestId,
		method: wish.method,
		currency: wish.currency,
		amount: wish.amountMinor,
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
	house: House,
	provider: PaymentProvider,
	row: DepositRow,
	locale: string,
): Promise<DepositRow> {
	const answer = await provider.startDeposit(orderOf(house, row, locale)).catch((error: unknown) => {
		house.log.warn({ err: error, deposit: idText(row.id) }, "the provider did not answer a deposit");
		throw refuseAsHouse("OUTSIDE_UNAVAILABLE");
	});
	return house.database.transaction(async (tx) => {
		const locked = (await lockDeposit(tx, row.id))!;
		// Another attempt of the same request, or the provider's callback, was quicker.
		if (locked.state !== "created") return locked;
		return answer.status === "started"
			? moveDeposit(house, tx, locked, { action: "open", by: "provider", change: { pay_url: answer.payUrl } })
			: moveDeposit(house, tx, locked, { action: "fail", by: "provider", reason: answer.reason });
	});
}

const orderOf = (house: House, row: DepositRow, locale: string): DepositOrder => ({
	paymentId: row.id,
	amountMinor: row.amount,
	currency: row.currency,
	locale,
	returnUrl: `${house.publicUrl}/${locale}/account/cashier/deposit?deposit=${idText(row.id)}`,
});
