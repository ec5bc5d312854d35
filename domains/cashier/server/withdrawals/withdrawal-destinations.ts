import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import { type HoldView, savedAccount } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { type Destination, findHold } from "../holds/find-hold.ts";
import { cardsOf, paidByCoins } from "../reads/read-store.ts";

type Shown = { destination: string; label: string; hold?: HoldView };
/** Where a player may be paid to, each with the hold that a withdrawal there would get, as known now. */
export type Destinations = {
	cards: Shown[];
	accounts: Shown[];
	/** Those that were paid before. */
	addresses: Shown[];
	newDestinationHold: HoldView | undefined;
};

export async function destinationsOf(deps: CashierDeps, reader: Reader, playerId: Id): Promise<Destinations> {
	const [cards, accounts, paid] = await Promise.all([
		cardsOf(reader, playerId),
		deps.payableAccounts(reader, playerId),
		paidByCoins(reader, playerId),
	]);
	const addresses = new Map(
		paid.map(({ id, destination, destination_label: label }) => [deps.sealer.openText(destination, id), label]),
	);
	const holdOf = async (to: Destination | "typedLater"): Promise<HoldView | undefined> => {
		const hold = await findHold(deps, reader, playerId, to);
		return hold && { untilMs: hold.until.getTime(), reasons: hold.causes };
	};
	const shown = async (destination: string, label: string, to: Destination): Promise<Shown> => {
		const hold = await holdOf(to);
		return { destination, label, ...(hold ? { hold } : {}) };
	};
	return {
		cards: await Promise.all(
			cards.map(({ token, label }) => shown(token, label, { method: "card", destination: token })),
		),
		accounts: await Promise.all(
			accounts.map(({ id, label, lastFour, account, addedAt }) =>
				shown(savedAccount(id), `${label} •••• ${lastFour}`, {
					method: "bankTransfer",
					destination: account,
					linkedAt: addedAt,
				}),
			),
		),
		addresses: await Promise.all(
			[...addresses].map(([address, label]) => shown(address, label, { method: "crypto", destination: address })),
		),
		newDestinationHold: await holdOf("typedLater"),
	};
}
