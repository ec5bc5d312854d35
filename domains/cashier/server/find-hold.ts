import type { Id } from "@baize/kernel/id";
import { masked } from "@baize/kernel/mask";
import type { Reader } from "@baize/platform-server";
import type { WithdrawalMethod } from "../contract/index.ts";
import { decideHold, type Hold } from "./hold-rules.ts";
import type { House } from "./house.ts";
import { cardsOf, paidToLabel } from "./read-store.ts";

/** Where a withdrawal goes: a card's token or an account's number, and when the player linked the account. */
export type Destination = { method: WithdrawalMethod; destination: string; linkedAt?: Date | undefined };

/** Whether a withdrawal that is requested now is held, and until when. */
export async function findHold(
	house: House,
	reader: Reader,
	playerId: Id,
	to: Destination | "typedLater",
): Promise<Hold | undefined> {
	const destinationSince = to === "typedLater" ? undefined : await knownSince(house, reader, playerId, to);
	const changes = await house.securityChanges(reader, playerId);
	return decideHold({ destinationSince, changes }, house.now());
}

async function knownSince(
	house: House,
	reader: Reader,
	playerId: Id,
	{ method, destination, linkedAt }: Destination,
): Promise<Date | undefined> {
	if (method === "card") return (await cardsOf(reader, playerId)).find(({ token }) => token === destination)?.since;
	const paidAt = await firstPaidTo(house, reader, playerId, destination);
	if (!linkedAt || !paidAt) return linkedAt ?? paidAt;
	return paidAt < linkedAt ? paidAt : linkedAt;
}

/** An account that has been paid to before is none of a thief's, whether the player keeps it in his profile or types it. */
async function firstPaidTo(
	{ sealer }: House,
	reader: Reader,
	playerId: Id,
	account: string,
): Promise<Date | undefined> {
	const paid = await paidToLabel(reader, playerId, masked(account));
	return paid.find(({ destination, id }) => sealer.openText(destination, id) === account)?.created_at;
}
