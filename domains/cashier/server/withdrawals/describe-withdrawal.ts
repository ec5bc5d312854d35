import { withdrawalText } from "@baize/factors/contract";
import type { Id } from "@baize/kernel/id";
import { masked } from "@baize/kernel/mask";
import { isBankAccount, isCoinAddress, plainCoinAddress, withdrawalLimits } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { cardsOf } from "../reads/read-store.ts";
import { resolveAccount } from "./resolve-destination.ts";

type WithdrawalTerms = { amountMinor: number; currency: string; destination: string };

/**
 * A withdrawal that is to be confirmed: what its proof is bound to, and the destination as the player recognises it.
 * Undefined if it could not be requested.
 */
export async function describeWithdrawal(
	deps: CashierDeps,
	playerId: Id,
	terms: WithdrawalTerms,
): Promise<{ authorises: string; label: string } | undefined> {
	if (!withdrawalLimits(terms.currency)) return undefined;
	const found = await destinationOf(deps, playerId, terms.destination);
	return found && { authorises: withdrawalText({ ...terms, destination: found.destination }), label: found.label };
}

/** The destination shows its kind itself: no card token has the form of a bank account, and an address its check. */
async function destinationOf(
	deps: CashierDeps,
	playerId: Id,
	named: string,
): Promise<{ destination: string; label: string } | undefined> {
	const cards = await cardsOf(deps.database.reader, playerId);
	const card = cards.find(({ token }) => token === named);
	if (card) return { destination: card.token, label: card.label };
	if (isCoinAddress(named)) return { destination: plainCoinAddress(named), label: masked(plainCoinAddress(named)) };
	const { account } = await resolveAccount(deps, playerId, named);
	return isBankAccount(account) ? { destination: account, label: masked(account) } : undefined;
}
