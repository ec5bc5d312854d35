import type { EligibilityBlock } from "@baize/identity/contract";
import { refuse as refuseCommon } from "@baize/kernel/error";
import { bucketOf, type Id, idText } from "@baize/kernel/id";
import { fromWire } from "@baize/kernel/money";
import type { Handler } from "@baize/platform-server";
import { DEPOSIT_METHODS, type DepositMethod, depositLimits, type startDeposit } from "../../contract/index.ts";
import { checkDocument } from "../check-documents.ts";
import type { CashierDeps } from "../deps.ts";
import type { PaymentProvider } from "../ports.ts";
import { insertAttempt } from "../provider/attempts/attempt-store.ts";
import { newAttempt } from "../provider/attempts/new-attempt.ts";
import { refreshStanding } from "../provider/measures/refresh-standing.ts";
import { outsideLimits, refuse } from "../refuse.ts";
import { isSameRequest, judgeAmount } from "../rules.ts";
import { requireCard } from "../saved-cards/card-of-deposit.ts";
import { depositByRequestId, insertDeposit, insertStep } from "../store.ts";
import type { DepositRow, SavedCardRow } from "../tables.ts";
import { announceDeposit, countedOf } from "./move-deposit.ts";
import { openAtProvider } from "./open-at-provider.ts";
import { outcomePage } from "./outcome-page.ts";
import { routedDeposit } from "./routed-deposit.ts";

const REFUSALS = {
	place: "DEPOSIT_NOT_ALLOWED_HERE",
	document: "DOCUMENT_BLOCKED",
	terms: "TERMS_DUE",
} as const satisfies Record<EligibilityBlock, string>;

const FIRST_QUESTION_MS = 60_000;

type DepositInput = {
	playerId: Id;
	currency: string;
	country: string;
	method: DepositMethod;
	amountMinor: bigint;
	requestId: string;
	savedCard?: string;
	keepsCard?: boolean;
};

/**
 * First recorded, then sent to the provider: if anything fails in between, the same requestId finds the same deposit
 * and asks the provider again with the same id.
 */
export const startingDeposit =
	(deps: CashierDeps): Handler<typeof startDeposit> =>
	async ({ body }, visit) => {
		const { session, locale } = visit;
		const { playerId, currency } = session;
		if (deps.providers.list().length === 0) throw refuse("METHOD_NOT_OFFERED");
		await refreshStanding(deps);
		const block = await deps.eligibilityBlockOf(visit);
		if (block) throw refuse(REFUSALS[block]);
		await deps.mayDeposit(visit);
		const country = (await deps.players.readPlayer(deps.database.reader, playerId))?.country ?? "";
		const input = { ...body, playerId, currency, country, amountMinor: fromWire(body.amountMinor) };
		const row = await recordedDeposit(deps, input);
		const opened = row.state === "created" ? await openAtProvider(deps, row, { locale, country }) : row;
		if (opened.state === "failed") throw refuse("DEPOSIT_REFUSED");
		// Its provider has no page, or its outcome came before the page's address was written.
		return { depositId: idText(opened.id), payUrl: opened.pay_url ?? outcomePage(opened.id, locale) };
	};

function recordedDeposit(deps: CashierDeps, input: DepositInput): Promise<DepositRow> {
	return deps.database.transaction(async (tx) => {
		const before = await depositByRequestId(tx, input.playerId, input.requestId);
		if (before) return sameAsBefore(before, input);
		if (!deps.isOpen("deposit")) throw refuse("CASHIER_CLOSED", { kind: "deposit" });
		await checkDocument(deps, tx, input.playerId, "deposit");
		checkLimits(input);
		const id = deps.ids();
		const card =
			input.savedCard === undefined ? undefined : await requireCard(deps, tx, input.playerId, input.savedCard);
		const provider = requireProvider(deps, input, id, card);
		const row = newDeposit(deps, id, provider, input, card);
		if (!(await insertDeposit(tx, row)))
			return sameAsBefore((await depositByRequestId(tx, input.playerId, input.requestId))!, input);
		await insertAttempt(tx, newAttempt(row, { id, number: 1, provider: provider.name, at: row.created_at }));
		// Reserve only after the row was written: a reservation without a deposit would never be released.
		await deps.saferPlay.reserveDeposit(tx, countedOf(row));
		await insertStep(tx, row, { state: "created", at: row.created_at, by: "player", reason: null });
		await announceDeposit(deps, tx, row);
		return row;
	});
}

/** A saved card is known to one provider only. */
function requireProvider(
	{ providers }: CashierDeps,
	input: DepositInput,
	id: Id,
	card: SavedCardRow | undefined,
): PaymentProvider {
	if (card && input.method !== "card") throw refuse("METHOD_NOT_OFFERED");
	const payment = routedDeposit(input);
	const able = providers.routeOf(payment, id);
	const provider = card ? able.find(({ name }) => name === card.provider) : able[0];
	if (provider) return provider;
	if (card) throw refuseCommon("OUTSIDE_UNAVAILABLE");
	throw providers.availabilityOf(payment) === "outage"
		? refuseCommon("OUTSIDE_UNAVAILABLE")
		: refuse("METHOD_NOT_OFFERED");
}

function sameAsBefore(row: DepositRow, input: DepositInput): DepositRow {
	const recorded = {
		amountMinor: row.amount,
		method: row.method,
		card: row.saved_card_id === null ? "" : idText(row.saved_card_id),
	};
	const { amountMinor, method, savedCard: card = "" } = input;
	if (!isSameRequest(recorded, { amountMinor, method, card })) throw refuse("IDEMPOTENCY_CONFLICT");
	return row;
}

function checkLimits({ currency, amountMinor }: DepositInput): void {
	const limits = depositLimits(currency);
	if (!limits) throw refuse("METHOD_NOT_OFFERED");
	if (judgeAmount(amountMinor, limits) !== "allowed") throw outsideLimits(limits, currency);
}

function newDeposit(
	deps: CashierDeps,
	id: Id,
	provider: PaymentProvider,
	input: DepositInput,
	card: SavedCardRow | undefined,
): DepositRow {
	const nowMs = deps.clock.nowMs();
	return {
		bucket: bucketOf(input.playerId),
		id,
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
		keeps_card: !card && input.method === "card" && input.keepsCard === true && provider.capabilities().keepsCards,
		saved_card_id: card?.id ?? null,
		created_at: new Date(nowMs),
		changed_at: new Date(nowMs),
		expires_at: new Date(nowMs + DEPOSIT_METHODS[input.method].lifetimeMs),
		ask_at: new Date(nowMs + FIRST_QUESTION_MS),
	};
}
