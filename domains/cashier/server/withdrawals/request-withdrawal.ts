import { check } from "@baize/kernel/check";
import { bucketOf, type Id } from "@baize/kernel/id";
import { masked } from "@baize/kernel/mask";
import { fromWire, toWire } from "@baize/kernel/money";
import type { Handler, Reader, Tx } from "@baize/platform-server";
import { isBankAccount, plainAccount, type requestWithdrawal, withdrawalLimits } from "../../contract/index.ts";
import { checkDocument } from "../check-documents.ts";
import type { CashierDeps } from "../deps.ts";
import { type Destination, findHold } from "../holds/find-hold.ts";
import { isFrozen, refuseWhileFrozen } from "../holds/freezes.ts";
import type { Hold } from "../holds/hold-rules.ts";
import { cardsOf } from "../reads/read-store.ts";
import { showWithdrawal } from "../reads/views.ts";
import { outsideLimits, refuse } from "../refuse.ts";
import { isSameRequest, judgeAmount } from "../rules.ts";
import { insertStep, insertWithdrawal, updateWithdrawal, withdrawalByRequestId } from "../store.ts";
import type { WithdrawalRow } from "../tables.ts";
import { checkProof } from "./check-proof.ts";
import { announceWithdrawal, paymentOf } from "./move-withdrawal.ts";
import { resolveAccount } from "./resolve-destination.ts";

type WithdrawalInput = Destination & {
	playerId: Id;
	currency: string;
	amountMinor: bigint;
	requestId: string;
};
/** `cashMinor`: the balance, if it was too low. */
type Outcome = { row: WithdrawalRow; cashMinor?: bigint };

/**
 * The money leaves the player's cash in the transaction that writes the request. A refusal is recorded, too. A proof is
 * required before it, once: a repeated request with the same requestId is answered without another code.
 */
export const requestingWithdrawal =
	(deps: CashierDeps): Handler<typeof requestWithdrawal> =>
	async ({ body, headers }, { session }) => {
		const { playerId, currency } = session;
		const to = await destinationOf(deps, playerId, body);
		const input = { ...body, ...to, playerId, currency, amountMinor: fromWire(body.amountMinor) };
		if (!(await withdrawalByRequestId(deps.database.reader, playerId, input.requestId))) {
			if (await isFrozen(deps, deps.database.reader, playerId)) throw refuse("PAYOUTS_FROZEN");
			await checkDocument(deps, deps.database.reader, playerId, "withdrawal");
			await checkInput(deps, deps.database.reader, input);
			if (input.method === "bankTransfer" && (await deps.bankAccounts.check(playerId, input.destination)) === "taken")
				throw refuse("BANK_ACCOUNT_TAKEN");
			await checkProof(deps, session, input, headers);
		}
		const { row, cashMinor } = await deps.database.transaction((tx) => record(deps, tx, input));
		if (row.state === "refused") {
			const withdrawable = cashMinor ?? (await deps.wallet.withdrawable(playerId, currency));
			throw refuse("INSUFFICIENT_FUNDS", { withdrawableMinor: toWire(withdrawable), currency });
		}
		return showWithdrawal(deps, row, session);
	};

/** A card's token, or the number of a bank account. */
async function destinationOf(
	deps: CashierDeps,
	playerId: Id,
	{ method, destination }: Pick<WithdrawalInput, "method" | "destination">,
): Promise<Destination> {
	if (method !== "bankTransfer") return { method, destination };
	const { account, linked } = await resolveAccount(deps, playerId, destination);
	return { method, destination: account, linkedAt: linked?.addedAt };
}

async function record(deps: CashierDeps, tx: Tx, input: WithdrawalInput): Promise<Outcome> {
	const before = await withdrawalByRequestId(tx, input.playerId, input.requestId);
	if (before) return { row: sameAsBefore(deps, before, input) };
	if (!deps.isOpen("withdrawal")) throw refuse("CASHIER_CLOSED", { kind: "withdrawal" });
	await refuseWhileFrozen(deps, tx, input.playerId);
	await checkDocument(deps, tx, input.playerId, "withdrawal");
	const label = await checkInput(deps, tx, input);
	if (input.method === "bankTransfer" && !(await deps.bankAccounts.claim(tx, input.playerId, input.destination)))
		throw refuse("BANK_ACCOUNT_TAKEN");
	const id = deps.ids();
	const provider = await requirePayer(deps, tx, input, id);
	const row = newWithdrawal(deps, input, { id, label, provider }, await findHold(deps, tx, input.playerId, input));
	if (!(await insertWithdrawal(tx, row)))
		return { row: sameAsBefore(deps, (await withdrawalByRequestId(tx, input.playerId, input.requestId))!, input) };
	await insertStep(tx, row, { state: "requested", at: row.created_at, by: "player", reason: null });
	if (row.held_until) await insertStep(tx, row, { state: "held", at: row.created_at, by: "house", reason: null });
	return takeMoney(deps, tx, row);
}

async function takeMoney(deps: CashierDeps, tx: Tx, row: WithdrawalRow): Promise<Outcome> {
	const answer = await deps.wallet.requestWithdrawal(tx, paymentOf(row));
	check(answer.status !== "conflict", "a new withdrawal's id is its own");
	if (answer.status === "done") {
		await announceWithdrawal(deps, tx, row);
		return { row };
	}
	const change = { state: "refused", changed_at: row.created_at } as const;
	await updateWithdrawal(tx, row, change);
	return { row: { ...row, ...change }, cashMinor: answer.cashMinor };
}

function sameAsBefore(deps: CashierDeps, row: WithdrawalRow, input: WithdrawalInput): WithdrawalRow {
	const recorded = {
		amountMinor: row.amount,
		method: row.method,
		destination: deps.sealer.openText(row.destination, row.id),
	};
	const terms = { amountMinor: input.amountMinor, method: input.method, destination: input.destination };
	// After a reload the page no longer has the account number, but only what its owner recognises of it.
	const recognised = { ...recorded, destination: plainAccount(row.destination_label) };
	if (!isSameRequest(recorded, terms) && !isSameRequest(recognised, terms)) throw refuse("IDEMPOTENCY_CONFLICT");
	return row;
}

/** Checks everything; returns the label of the destination. */
async function checkInput(deps: CashierDeps, reader: Reader, input: WithdrawalInput): Promise<string> {
	const limits = withdrawalLimits(input.currency);
	if (!limits || deps.providers.list().length === 0) throw refuse("METHOD_NOT_OFFERED");
	if (judgeAmount(input.amountMinor, limits) !== "allowed") throw outsideLimits(limits, input.currency);
	const label = input.method === "card" ? await labelOfCard(reader, input) : labelOfAccount(input);
	if (!label) throw refuse("DESTINATION_UNKNOWN");
	return label;
}

// Money goes back only to a card that it came from.
const labelOfCard = async (reader: Reader, { playerId, destination }: WithdrawalInput): Promise<string | undefined> =>
	(await cardsOf(reader, playerId)).find(({ token }) => token === destination)?.label;

const labelOfAccount = ({ destination }: WithdrawalInput): string | undefined =>
	isBankAccount(destination) ? masked(destination) : undefined;

/** The provider that pays: of a card the one that took its money, which alone knows the card. */
async function requirePayer(deps: CashierDeps, tx: Tx, input: WithdrawalInput, id: Id): Promise<string> {
	const { method, currency, amountMinor } = input;
	const country = (await deps.players.readPlayer(tx, input.playerId))?.country ?? "";
	const payers = deps.providers.routeOf({ kind: "withdrawal", method, currency, country, amountMinor }, id);
	const taker =
		method === "card"
			? (await cardsOf(tx, input.playerId)).find(({ token }) => token === input.destination)?.provider
			: undefined;
	const payer = taker === undefined ? payers[0] : payers.find(({ name }) => name === taker);
	if (!payer) throw refuse("METHOD_NOT_OFFERED");
	return payer.name;
}

function newWithdrawal(
	deps: CashierDeps,
	input: WithdrawalInput,
	{ id, label, provider }: { id: Id; label: string; provider: string },
	hold: Hold | undefined,
): WithdrawalRow {
	const at = deps.now();
	return {
		bucket: bucketOf(input.playerId),
		id,
		player_id: input.playerId,
		request_id: input.requestId,
		method: input.method,
		currency: input.currency,
		amount: input.amountMinor,
		state: "requested",
		provider,
		destination: deps.sealer.sealText(input.destination, id),
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
