import { type Id, idText } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import type { Handler, Reader, Session } from "@baize/platform-server";
import {
	DEPOSIT_METHOD_NAMES,
	DEPOSIT_METHODS,
	depositLimits,
	type Lane,
	type listMethodGroups,
	REVIEW_MS,
	type readDepositOptions,
	type readWithdrawalOptions,
	WITHDRAWAL_METHODS,
	withdrawalLimits,
} from "../../contract/index.ts";
import { debtOf } from "../chargebacks/debt-store.ts";
import { documentVerdict } from "../check-documents.ts";
import type { CashierDeps } from "../deps.ts";
import { isFrozen } from "../holds/freezes.ts";
import type { PaymentKind } from "../ports.ts";
import { refreshStanding } from "../provider/measures/refresh-standing.ts";
import type { RoutedPayment } from "../provider/registry/routing.ts";
import { savedCardsOf } from "../saved-cards/read-cards.ts";
import { transferGroups } from "../transfers/method-group.ts";
import { coinsLeft, leftOf } from "../withdrawals/loop/judge-loop.ts";
import { sourcesOf } from "../withdrawals/loop/source-store.ts";
import { preflight } from "../withdrawals/preflight/check-withdrawal.ts";
import { readTimes, timesOf, timesView } from "../withdrawals/promises/times-store.ts";
import { destinationsOf } from "../withdrawals/withdrawal-destinations.ts";
import { closedDeposits } from "./closed-deposits.ts";
import { methodsShown, rowsFor } from "./method-groups.ts";
import { limitsView } from "./views.ts";

/** Payments are free of charge; the answer shows it, because players look for it. */
const FEE_MINOR = 0;

/** The "paymentType" that selects withdrawals. spec §7 */
const FOR_WITHDRAWALS = "W";

/** Whether new payments of this kind are accepted at the moment. */
export const isOffered = (deps: CashierDeps, kind: PaymentKind): boolean =>
	deps.providers.list().length > 0 && deps.isOpen(kind);

export const readingDepositOptions =
	(deps: CashierDeps): Handler<typeof readDepositOptions> =>
	async (_input, visit) => {
		const { playerId, currency } = visit.session;
		await refreshStanding(deps);
		const document = await documentVerdict(deps, deps.database.reader, playerId, "deposit");
		const country = await countryOf(deps, playerId);
		const table = await methodsShown(deps, "deposit", visit);
		const shown = table.flatMap((name) => DEPOSIT_METHOD_NAMES.find((method) => method === name) ?? []);
		const closed = await closedDeposits(deps, visit, { country, document, shown });
		const debtMinor = toWire(await debtOf(deps.database.reader, playerId, currency));
		const answer = { playerId: idText(playerId), currency, document, debtMinor, closed };
		const limits = isOffered(deps, "deposit") && depositLimits(currency);
		if (!limits) return { ...answer, methods: [], savedCards: [] };
		const isDisturbed = (method: string): boolean =>
			deps.providers.isDisturbed({ kind: "deposit", method, currency, country });
		const methods = shown
			.filter((method) => isMethodOpen(deps, { method, currency, country }))
			.toSorted((one, other) => Number(isDisturbed(one)) - Number(isDisturbed(other)));
		return {
			...answer,
			methods: methods.map((method) => ({
				method,
				limits: limitsView(limits),
				feeMinor: FEE_MINOR,
				settlesMs: DEPOSIT_METHODS[method].settlesMs,
				...(keepsCards(deps, { method, currency, country }) ? { keepsCards: true } : {}),
				...(isDisturbed(method) ? { isDisturbed: true } : {}),
			})),
			savedCards: methods.includes("card") ? await savedCardsOf(deps, deps.database.reader, playerId, currency) : [],
		};
	};

const countryOf = async ({ players, database }: CashierDeps, playerId: Id): Promise<string> =>
	(await players.readPlayer(database.reader, playerId))?.country ?? "";

type OfferedMethod = { method: string; currency: string; country: string };
const isMethodOpen = ({ providers }: CashierDeps, method: OfferedMethod): boolean =>
	providers.availabilityOf({ kind: "deposit", ...method }) === "offered";

const keepsCards = ({ providers }: CashierDeps, { method, currency, country }: OfferedMethod): boolean =>
	method === "card" &&
	providers
		.routeOf({ kind: "deposit", method, currency, country }, 0n)
		.some((provider) => provider.capabilities().keepsCards);

export const readingWithdrawalOptions =
	(deps: CashierDeps): Handler<typeof readWithdrawalOptions> =>
	async (_input, visit) => {
		const { session } = visit;
		const { playerId, currency } = session;
		const { reader } = deps.database;
		const answer = {
			playerId: idText(playerId),
			currency,
			withdrawableMinor: toWire(await deps.wallet.withdrawable(playerId, currency)),
			reviewMs: REVIEW_MS,
			document: await documentVerdict(deps, reader, playerId, "withdrawal"),
			proofMethods: await deps.proofs.requiredMethods(reader, playerId),
			isFrozen: await isFrozen(deps, reader, playerId),
			impediments: (await preflight(deps, session, {})).impediments,
			returnsTo: await readReturns(deps, reader, session),
		};
		const times = await readTimes(reader);
		const limits = isOffered(deps, "withdrawal") && withdrawalLimits(currency);
		if (!limits) return { ...answer, methods: [] };
		const { accounts, addresses, newDestinationHold, ...known } = await destinationsOf(deps, reader, playerId);
		const coinsMinor = await readCoinsLeft(deps, reader, session);
		// A card that has got back all that came from it is paid no more.
		const cards = known.cards.filter(({ destination }) =>
			answer.returnsTo.some((source) => source.destination === destination),
		);
		const common = { limits: limitsView(limits), feeMinor: FEE_MINOR };
		const typed = newDestinationHold ? { newDestinationHold } : {};
		const { card, bankTransfer, crypto } = WITHDRAWAL_METHODS;
		const toCard = {
			method: "card" as const,
			...common,
			payoutMs: card.payoutMs,
			times: timesView(timesOf(times, "card", USUAL_LANE)),
			destinations: cards,
		};
		const toAccount = {
			method: "bankTransfer" as const,
			...common,
			payoutMs: bankTransfer.payoutMs,
			times: timesView(timesOf(times, "bankTransfer", USUAL_LANE)),
			destinations: accounts,
			...typed,
		};
		const maxMinor = coinsMinor < limits.maxMinor ? coinsMinor : limits.maxMinor;
		const toAddress = {
			method: "crypto" as const,
			...common,
			limits: limitsView({ ...limits, maxMinor }),
			payoutMs: crypto.payoutMs,
			times: timesView(timesOf(times, "crypto", USUAL_LANE)),
			destinations: addresses,
			...typed,
		};
		const areCoinsPaid = coinsMinor >= limits.minMinor;
		const methods = [...(cards.length > 0 ? [toCard] : []), toAccount, ...(areCoinsPaid ? [toAddress] : [])];
		const shown = await methodsShown(deps, "withdrawal", visit);
		return { ...answer, methods: methods.filter(({ method }) => shown.includes(method)) };
	};

/** The lane whose times are shown before an amount and a destination are chosen. */
const USUAL_LANE: Lane = "standard";

/** The cards that must be paid first, as far as what they have left can be sent at all. */
async function readReturns(deps: CashierDeps, reader: Reader, { playerId, currency }: Session) {
	const minMinor = withdrawalLimits(currency)?.minMinor ?? 0n;
	const sources = await sourcesOf(deps, reader, playerId, currency);
	return sources.flatMap((source) =>
		source.destination !== undefined && leftOf(source) >= minMinor
			? [{ destination: source.destination, label: source.label, leftMinor: toWire(leftOf(source)) }]
			: [],
	);
}

/** What may go out by coins: nothing where no provider pays them in this currency. */
async function readCoinsLeft(deps: CashierDeps, reader: Reader, { playerId, currency }: Session): Promise<Minor> {
	const country = await countryOf(deps, playerId);
	const availability = deps.providers.availabilityOf({ kind: "withdrawal", method: "crypto", currency, country });
	return availability === "offered" ? coinsLeft(await sourcesOf(deps, reader, playerId, currency)) : 0n;
}

/** `region` is a country, with or without its subdivision; the other filters select by the table of groups. */
export const listingMethodGroups =
	(deps: CashierDeps): Handler<typeof listMethodGroups> =>
	({ query: { currency, paymentType, region = "", ...filters } }) => {
		const kind = paymentType === FOR_WITHDRAWALS ? "withdrawal" : "deposit";
		if (!isOffered(deps, kind)) return [];
		if (!(kind === "deposit" ? depositLimits(currency) : withdrawalLimits(currency))) return [];
		const country = region.slice(0, COUNTRY_LETTERS).toUpperCase();
		return rowsFor(deps.methodGroups, { kind, ...filters })
			.filter(({ method }) => isInRegion(deps, { kind, method, currency, country }))
			.map(({ code, method }) => ({ code, methods: [method] }))
			.concat(kind === "withdrawal" ? transferGroups(currency, region) : []);
	};

const COUNTRY_LETTERS = 2;

/** Without a region a method is shown that is offered in any. */
const isInRegion = ({ providers }: CashierDeps, payment: RoutedPayment): boolean => {
	const availability = providers.availabilityOf(payment);
	return availability === "offered" || (payment.country === "" && availability === "country");
};
