import { check } from "@baize/kernel/check";
import { bucketOf, type Id } from "@baize/kernel/id";
import { masked } from "@baize/kernel/mask";
import { fromWire, toWire } from "@baize/kernel/money";
import type { Handler, Reader, Tx } from "@baize/platform-server";
import { plainDestination, type requestWithdrawal } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import type { Destination } from "../holds/find-hold.ts";
import { refuseWhileFrozen } from "../holds/freezes.ts";
import type { Hold } from "../holds/hold-rules.ts";
import { cardsOf } from "../reads/read-store.ts";
import { showWithdrawal } from "../reads/views.ts";
import { refuse } from "../refuse.ts";
import { isSameRequest } from "../rules.ts";
import { insertStep, insertWithdrawal, updateWithdrawal, withdrawalByRequestId } from "../store.ts";
import type { WithdrawalRow } from "../tables.ts";
import { checkProof } from "./check-proof.ts";
import type { LaneVerdict } from "./lanes/lane-of.ts";
import { lockSources } from "./loop/source-store.ts";
import { announceWithdrawal, paymentOf } from "./move-withdrawal.ts";
import { type Draft, readFacts } from "./preflight/read-facts.ts";
import { refuseStop } from "./preflight/refuse-stop.ts";
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
			const { facts } = await readFacts(deps, deps.database.reader, session, draftOf(input), "request");
			refuseStop(facts, currency);
			await checkProof(deps, session, input, headers);
		}
		const { row, cashMinor } = await deps.database.transaction((tx) => record(deps, tx, input));
		if (row.state === "refused") {
			const withdrawable = cashMinor ?? (await deps.wallet.withdrawable(playerId, currency));
			throw refuse("INSUFFICIENT_FUNDS", { withdrawableMinor: toWire(withdrawable), currency });
		}
		return showWithdrawal(deps, row, session);
	};

/** A card's token, the number of a bank account, or an address. */
async function destinationOf(
	deps: CashierDeps,
	playerId: Id,
	{ method, destination }: Pick<WithdrawalInput, "method" | "destination">,
): Promise<Destination> {
	if (method !== "bankTransfer") return { method, destination: plainDestination(method, destination) };
	const { account, linked } = await resolveAccount(deps, playerId, destination);
	return { method, destination: account, linkedAt: linked?.addedAt };
}

async function record(deps: CashierDeps, tx: Tx, input: WithdrawalInput): Promise<Outcome> {
	const before = await withdrawalByRequestId(tx, input.playerId, input.requestId);
	if (before) return { row: sameAsBefore(deps, before, input) };
	await refuseWhileFrozen(deps, tx, input.playerId);
	await lockSources(tx, input.playerId);
	const { facts, lane } = await readFacts(deps, tx, input, draftOf(input), "record");
	refuseStop(facts, input.currency);
	if (input.method !== "card" && !(await deps.bankAccounts.claim(tx, input.playerId, input.destination)))
		throw refuse("BANK_ACCOUNT_TAKEN");
	const id = deps.ids();
	const provider = await requirePayer(deps, tx, input, id);
	const label = await labelOf(tx, input);
	const row = newWithdrawal(deps, input, { id, label, provider, lane: lane! }, facts.hold);
	if (!(await insertWithdrawal(tx, row)))
		return { row: sameAsBefore(deps, (await withdrawalByRequestId(tx, input.playerId, input.requestId))!, input) };
	await insertStep(tx, row, { state: "requested", at: row.created_at, by: "player", reason: null });
	if (row.held_until) await insertStep(tx, row, { state: "held", at: row.created_at, by: "site", reason: null });
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
	const recognised = { ...recorded, destination: plainDestination(row.method, row.destination_label) };
	if (!isSameRequest(recorded, terms) && !isSameRequest(recognised, terms)) throw refuse("IDEMPOTENCY_CONFLICT");
	return row;
}

const draftOf = ({ method, amountMinor, destination, linkedAt }: WithdrawalInput): Draft => ({
	method,
	amountMinor,
	to: { method, destination, linkedAt },
});

/** The destination, which has been judged, as its owner recognises it. */
async function labelOf(reader: Reader, { playerId, method, destination }: WithdrawalInput): Promise<string> {
	if (method !== "card") return masked(destination);
	const card = (await cardsOf(reader, playerId)).find(({ token }) => token === destination);
	check(card, "the card of a withdrawal was judged");
	return card.label;
}

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
	{ id, label, provider, lane }: { id: Id; label: string; provider: string; lane: LaneVerdict },
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
		lane: lane.lane,
		lane_rules: lane.rules,
		claimed_by: null,
		claimed_until: null,
		approved_once_by: null,
		approved_once_at: null,
		provider_reference: null,
		later_at: null,
	};
}
