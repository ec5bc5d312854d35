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
} from "../contract/index.ts";
import { documentVerdict } from "./check-documents.ts";
import { isFrozen } from "./freezes.ts";
import type { House } from "./house.ts";
import type { PaymentKind } from "./ports.ts";
import { limitsView } from "./views.ts";
import { destinationsOf } from "./withdrawal-destinations.ts";

/** Payments are free of charge; the answer says so, because people look for it. */
const FEE_MINOR = 0;

/** The answer to "paymentType" that asks for withdrawals. spec §7 */
const FOR_WITHDRAWALS = "W";

const isOffered = (house: House, kind: PaymentKind): boolean => house.provider !== undefined && house.isOpen(kind);

export const readingDepositOptions =
	(house: House): Handler<typeof readDepositOptions> =>
	async (_input, { session: { playerId, currency } }) => {
		const limits = isOffered(house, "deposit") && depositLimits(currency);
		const document = await documentVerdict(house, house.database.reader, playerId, "deposit");
		const answer = { playerId: idText(playerId), currency, document };
		if (!limits) return { ...answer, methods: [] };
		const { settlesMs } = DEPOSIT_METHODS.card;
		return { ...answer, methods: [{ method: "card", limits: limitsView(limits), feeMinor: FEE_MINOR, settlesMs }] };
	};

export const readingWithdrawalOptions =
	(house: House): Handler<typeof readWithdrawalOptions> =>
	async (_input, { session: { playerId, currency } }) => {
		const { reader } = house.database;
		const answer = {
			playerId: idText(playerId),
			currency,
			withdrawableMinor: toWire(await house.wallet.withdrawable(playerId, currency)),
			reviewMs: REVIEW_MS,
			document: await documentVerdict(house, reader, playerId, "withdrawal"),
			proofMethods: await house.proofs.requiredMethods(reader, playerId),
			isFrozen: await isFrozen(house, reader, playerId),
		};
		const limits = isOffered(house, "withdrawal") && withdrawalLimits(currency);
		if (!limits) return { ...answer, methods: [] };
		const { cards, accounts, newDestinationHold } = await destinationsOf(house, reader, playerId);
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
	(house: House): Handler<typeof listMethodGroups> =>
	({ query: { currency, paymentType } }) => {
		const kind = paymentType === FOR_WITHDRAWALS ? "withdrawal" : "deposit";
		if (!isOffered(house, kind)) return [];
		if (kind === "deposit") return depositLimits(currency) ? [{ code: "CARD", methods: ["card"] }] : [];
		if (!withdrawalLimits(currency)) return [];
		return Object.entries(WITHDRAWAL_METHODS).map(([method, { group }]) => ({ code: group, methods: [method] }));
	};
