import { idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Handler } from "@baize/platform-server";
import {
	DEPOSIT_METHODS,
	depositLimits,
	keptAccount,
	type listMethodGroups,
	REVIEW_MS,
	type readDepositOptions,
	type readWithdrawalOptions,
	WITHDRAWAL_METHODS,
	withdrawalLimits,
} from "../contract/index.ts";
import { documentVerdict } from "./check-documents.ts";
import type { House } from "./house.ts";
import type { PaymentKind } from "./ports.ts";
import { cardsOf } from "./read-store.ts";
import { limitsView } from "./views.ts";

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
		const withdrawableMinor = toWire(await house.wallet.withdrawable(playerId, currency));
		const document = await documentVerdict(house, house.database.reader, playerId, "withdrawal");
		const { reader } = house.database;
		const proofMethods = await house.proofs.requiredMethods(reader, playerId);
		const about = { withdrawableMinor, reviewMs: REVIEW_MS, document, proofMethods };
		const answer = { playerId: idText(playerId), currency, ...about };
		const limits = isOffered(house, "withdrawal") && withdrawalLimits(currency);
		if (!limits) return { ...answer, methods: [] };
		const [cards, accounts] = await Promise.all([cardsOf(reader, playerId), house.payableAccounts(reader, playerId)]);
		const common = { limits: limitsView(limits), feeMinor: FEE_MINOR };
		const destinations = cards.map(({ token, label }) => ({ destination: token, label }));
		const { card, bankTransfer } = WITHDRAWAL_METHODS;
		const toAccount = {
			method: "bankTransfer" as const,
			...common,
			payoutMs: bankTransfer.payoutMs,
			destinations: accounts.map(({ id, label, lastFour }) => ({
				destination: keptAccount(id),
				label: `${label} •••• ${lastFour}`,
			})),
		};
		const toCard = { method: "card" as const, ...common, payoutMs: card.payoutMs, destinations };
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
