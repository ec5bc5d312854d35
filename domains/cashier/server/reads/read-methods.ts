import { idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Handler } from "@baize/platform-server";
import {
	DEPOSIT_METHODS,
	depositLimits,
	type listMethodGroups,
	REVIEW_MS,
	type readDepositOptions,
	type readWithdrawalOptions,
	WITHDRAWAL_METHODS,
	withdrawalLimits,
} from "../../contract/index.ts";
import { documentVerdict } from "../check-documents.ts";
import type { CashierDeps } from "../deps.ts";
import { isFrozen } from "../holds/freezes.ts";
import type { PaymentKind } from "../ports.ts";
import { destinationsOf } from "../withdrawals/withdrawal-destinations.ts";
import { limitsView } from "./views.ts";

/** Payments are free of charge; the answer shows it, because players look for it. */
const FEE_MINOR = 0;

/** The "paymentType" that selects withdrawals. spec §7 */
const FOR_WITHDRAWALS = "W";

const isOffered = (deps: CashierDeps, kind: PaymentKind): boolean => deps.provider !== undefined && deps.isOpen(kind);

export const readingDepositOptions =
	(deps: CashierDeps): Handler<typeof readDepositOptions> =>
	async (_input, { session: { playerId, currency } }) => {
		const limits = isOffered(deps, "deposit") && depositLimits(currency);
		const document = await documentVerdict(deps, deps.database.reader, playerId, "deposit");
		const answer = { playerId: idText(playerId), currency, document };
		if (!limits) return { ...answer, methods: [] };
		const { settlesMs } = DEPOSIT_METHODS.card;
		return { ...answer, methods: [{ method: "card", limits: limitsView(limits), feeMinor: FEE_MINOR, settlesMs }] };
	};

export const readingWithdrawalOptions =
	(deps: CashierDeps): Handler<typeof readWithdrawalOptions> =>
	async (_input, { session: { playerId, currency } }) => {
		const { reader } = deps.database;
		const answer = {
			playerId: idText(playerId),
			currency,
			withdrawableMinor: toWire(await deps.wallet.withdrawable(playerId, currency)),
			reviewMs: REVIEW_MS,
			document: await documentVerdict(deps, reader, playerId, "withdrawal"),
			proofMethods: await deps.proofs.requiredMethods(reader, playerId),
			isFrozen: await isFrozen(deps, reader, playerId),
		};
		const limits = isOffered(deps, "withdrawal") && withdrawalLimits(currency);
		if (!limits) return { ...answer, methods: [] };
		const { cards, accounts, newDestinationHold } = await destinationsOf(deps, reader, playerId);
		const common = { limits: limitsView(limits), feeMinor: FEE_MINOR };
		const { card, bankTransfer } = WITHDRAWAL_METHODS;
		const toCard = { method: "card" as const, ...common, payoutMs: card.payoutMs, destinations: cards };
		const toAccount = {
			method: "bankTransfer" as const,
			...common,
			payoutMs: bankTransfer.payoutMs,
			destinations: accounts,
			...(newDestinationHold ? { newDestinationHold } : {}),
		};
		return { ...answer, methods: cards.length > 0 ? [toCard, toAccount] : [toAccount] };
	};

export const listingMethodGroups =
	(deps: CashierDeps): Handler<typeof listMethodGroups> =>
	({ query: { currency, paymentType } }) => {
		const kind = paymentType === FOR_WITHDRAWALS ? "withdrawal" : "deposit";
		if (!isOffered(deps, kind)) return [];
		if (kind === "deposit") return depositLimits(currency) ? [{ code: "CARD", methods: ["card"] }] : [];
		if (!withdrawalLimits(currency)) return [];
		return Object.entries(WITHDRAWAL_METHODS).map(([method, { group }]) => ({ code: group, methods: [method] }));
	};
