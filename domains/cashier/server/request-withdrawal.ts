import { isBankAccount, plainAccount } from "@baize/identity/contract";
import { check } from "@baize/kernel/check";
import { bucketOf, type Id } from "@baize/kernel/id";
import { masked } from "@baize/kernel/mask";
import { fromWire, toWire } from "@baize/kernel/money";
import type { Handler, Reader, Tx } from "@baize/platform-server";
import { type requestWithdrawal, withdrawalLimits } from "../contract/index.ts";
import { checkDocument } from "./check-documents.ts";
import { checkProof } from "./check-proof.ts";
import { type Destination, findHold } from "./find-hold.ts";
import { isFrozen, refuseWhileFrozen } from "./freezes.ts";
import type { Hold } from "./hold-rules.ts";
import type { House } from "./house.ts";
import { announceWithdrawal, paymentOf } from "./move-withdrawal.ts";
import { cardsOf } from "./read-store.ts";
import { outsideLimits, refuse } from "./refuse.ts";
import { resolveAccount } from "./resolve-destination.ts";
import { isSameRequest, judgeAmount } from "./rules.ts";
import { insertStep, insertWithdrawal, updateWithdrawal, withdrawalAsked } from "./store.ts";
import type { WithdrawalRow } from "./tables.ts";
import { showWithdrawal } from "./views.ts";

type Wish = Destination & {
	playerId: Id;
	currency: string;
	amountMinor: bigint;
	requestId: string;
};
/** `cashMinor`: there was too little; what there was. */
type Outcome = { row: WithdrawalRow; cashMinor?: bigint };

/**
 * The money leaves the player's cash in the transaction that writes the request. A refusal is kept, too. A proof is asked
 * for before it, once: what is asked again under the same requestId is answered without another code.
 */
export const requestingWithdrawal =
	(house: House): Handler<typeof requestWithdrawal> =>
	async ({ body, headers }, { session }) => {
		const { playerId, currency } = session;
		const to = await destinationOf(house, playerId, body);
		const wish = { ...body, ...to, playerId, currency, amountMinor: fromWire(body.amountMinor) };
		if (!(await withdrawalAsked(house.database.reader, playerId, wish.requestId))) {
			if (await isFrozen(house, house.database.reader, playerId)) throw refuse("PAYOUTS_FROZEN");
			await checkDocument(house, house.database.reader, playerId, "withdrawal");
			await checkWish(house, house.database.reader, wish);
			if (wish.method === "bankTransfer" && (await house.bankAccounts.check(playerId, wish.destination)) === "taken")
				throw refuse("BANK_ACCOUNT_TAKEN");
			await checkProof(house, session, wish, headers);
		}
		const { row, cashMinor } = await house.database.transaction((tx) => record(house, tx, wish));
		if (row.state === "refused") {
			const withdrawable = cashMinor ?? (await house.wallet.withdrawable(playerId, currency));
			throw refuse("INSUFFICIENT_FUNDS", { withdrawableMinor: toWire(withdrawable), currency });
		}
		return showWithdrawal(house, row, session);
	};

/** A card's token, or the number of a bank account. */
async function destinationOf(
	house: House,
	playerId: Id,
	{ method, destination }: Pick<Wish, "method" | "destination">,
): Promise<Destination> {
	if (method !== "bankTransfer") return { method, destination };
	const { account, linked } = await resolveAccount(house, playerId, destination);
	return { method, destination: account, linkedAt: linked?.addedAt };
}

async function record(house: House, tx: Tx, wish: Wish): Promise<Outcome> {
	const before = await withdrawalAsked(tx, wish.playerId, wish.requestId);
	if (before) return { row: sameAsBefore(house, before, wish) };
	if (!house.isOpen("withdrawal")) throw refuse("CASHIER_CLOSED", { kind: "withdrawal" });
	await refuseWhileFrozen(house, tx, wish.playerId);
	await checkDocument(house, tx, wish.playerId, "withdrawal");
	const label = await checkWish(house, tx, wish);
	if (wish.method === "bankTransfer" && !(await house.bankAccounts.claim(tx, wish.playerId, wish.destination)))
		throw refuse("BANK_ACCOUNT_TAKEN");
	const row = newWithdrawal(house, wish, label, await findHold(house, tx, wish.playerId, wish));
	if (!(await insertWithdrawal(tx, row)))
		return { row: sameAsBefore(house, (await withdrawalAsked(tx, wish.playerId, wish.requestId))!, wish) };
	await insertStep(tx, row, { state: "requested", at: row.created_at, by: "player", reason: null });
	if (row.held_until) await insertStep(tx, row, { state: "held", at: row.created_at, by: "house", reason: null });
	return takeMoney(house, tx, row);
}

async function takeMoney(house: House, tx: Tx, row: WithdrawalRow): Promise<Outcome> {
	const answer = await house.wallet.requestWithdrawal(tx, paymentOf(row));
	check(answer.status !== "conflict", "a new withdrawal's id is its own");
	if (answer.status === "done") {
		await announceWithdrawal(house, tx, row);
		return { row };
	}
	const change = { state: "refused", changed_at: row.created_at } as const;
	await updateWithdrawal(tx, row, change);
	return { row: { ...row, ...change }, cashMinor: answer.cashMinor };
}

function sameAsBefore(house: House, row: WithdrawalRow, wish: Wish): WithdrawalRow {
	const recorded = {
		amountMinor: row.amount,
		method: row.method,
		destination: house.sealer.openText(row.destination, row.id),
	};
	const asked = { amountMinor: wish.amountMinor, method: wish.method, destination: wish.destination };
	// A page that asks after a reload no longer has the account, but what its owner recognises of it.
	const recognised = { ...recorded, destination: plainAccount(row.destination_label) };
	if (!isSameRequest(recorded, asked) && !isSameRequest(recognised, asked)) throw refuse("IDEMPOTENCY_CONFLICT");
	return row;
}

/** What is shown of the destination, once all is as it must be. */
async function checkWish(house: House, reader: Reader, wish: Wish): Promise<string> {
	const limits = withdrawalLimits(wish.currency);
	if (!limits || !house.provider) throw refuse("METHOD_NOT_OFFERED");
	if (judgeAmount(wish.amountMinor, limits) !== "allowed") throw outsideLimits(limits, wish.currency);
	const label = wish.method === "card" ? await labelOfCard(reader, wish) : labelOfAccount(wish);
	if (!label) throw refuse("DESTINATION_UNKNOWN");
	return label;
}

// Money goes back only to a card that it came from.
const labelOfCard = async (reader: Reader, { playerId, destination }: Wish): Promise<string | undefined> =>
	(await cardsOf(reader, playerId)).find(({ token }) => token === destination)?.label;

const labelOfAccount = ({ destination }: Wish): string | undefined =>
	isBankAccount(destination) ? masked(destination) : undefined;

function newWithdrawal(house: House, wish: Wish, label: string, hold: Hold | undefined): WithdrawalRow {
	const id = house.ids();
	const at = house.now();
	return {
		bucket: bucketOf(wish.playerId),
		id,
		player_id: wish.playerId,
		request_id: wish.requestId,
		method: wish.method,
		currency: wish.currency,
		amount: wish.amountMinor,
		state: "requested",
		provider: house.provider!.name,
		destination: house.sealer.sealText(wish.destination, id),
		destination_label: label,
		reason: null,
		created_at: at,
		changed_at: at,
		ask_at: null,
		held_until: hold?.until ?? null,
		hold_causes: hold?.causes ?? [],
		hold_ended_at: null,
		is_account_claimed: true,
	};
}
