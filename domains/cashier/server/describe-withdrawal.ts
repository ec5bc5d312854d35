import { withdrawalText } from "@baize/factors/contract";
import { isBankAccount } from "@baize/identity/contract";
import type { Id } from "@baize/kernel/id";
import { masked } from "@baize/kernel/mask";
import { withdrawalLimits } from "../contract/index.ts";
import type { House } from "./house.ts";
import { cardsOf } from "./read-store.ts";
import { resolveAccount } from "./resolve-destination.ts";

type Asked = { amountMinor: number; currency: string; destination: string };

/**
 * A withdrawal that is to be confirmed: what its proof is bound to, and where the money goes as the player recognises it.
 * Undefined where it could not be requested.
 */
export async function describeWithdrawal(
	house: House,
	playerId: Id,
	asked: Asked,
): Promise<{ authorises: string; label: string } | undefined> {
	if (!withdrawalLimits(asked.currency)) return undefined;
	const found = await destinationOf(house, playerId, asked.destination);
	return found && { authorises: withdrawalText({ ...asked, destination: found.destination }), label: found.label };
}

/** The destination says by itself what it is: no card's token has the form of a bank account. */
async function destinationOf(
	house: House,
	playerId: Id,
	named: string,
): Promise<{ destination: string; label: string } | undefined> {
	const cards = await cardsOf(house.database.reader, playerId);
	const card = cards.find(({ token }) => token === named);
	if (card) return { destination: card.token, label: card.label };
	const { account } = await resolveAccount(house, playerId, named);
	return isBankAccount(account) ? { destination: account, label: masked(account) } : undefined;
}
