import type { Id } from "@baize/kernel/id";
import { masked } from "@baize/kernel/mask";
import type { Reader } from "@baize/platform-server";
import type { WithdrawalMethod } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { cardsOf, paidToLabel } from "../reads/read-store.ts";
import { decideHold, type Hold } from "./hold-rules.ts";

/** Where a withdrawal goes: a card's token, an account number or an address, and when the player linked the account. */
export type Destination = { method: WithdrawalMethod; destination: string; linkedAt?: Date | undefined };

/** Whether a withdrawal requested now is put on hold, and until when. */
export async function findHold(
	deps: CashierDeps,
	reader: Reader,
	playerId: Id,
	to: Destination | "typedLater",
): Promise<Hold | undefined> {
	const destinationSince = to === "typedLater" ? undefined : await knownSince(deps, reader, playerId, to);
	const changes = await deps.securityChanges(reader, playerId);
	return decideHold({ destinationSince, changes }, deps.now());
}

async function knownSince(
	deps: CashierDeps,
	reader: Reader,
	playerId: Id,
	{ method, destination, linkedAt }: Destination,
): Promise<Date | undefined> {
	if (method === "card") return (await cardsOf(reader, playerId)).find(({ token }) => token === destination)?.since;
	const paidAt = await firstPaidTo(deps, reader, playerId, method, destination);
	if (!linkedAt || !paidAt) return linkedAt ?? paidAt;
	return paidAt < linkedAt ? paidAt : linkedAt;
}

/** An account that has been paid to before is not a thief's, whether it is saved in the profile or typed. */
async function firstPaidTo(
	{ sealer }: CashierDeps,
	reader: Reader,
	playerId: Id,
	method: WithdrawalMethod,
	account: string,
): Promise<Date | undefined> {
	const paid = await paidToLabel(reader, playerId, { method, label: masked(account) });
	return paid.find(({ destination, id }) => sealer.openText(destination, id) === account)?.created_at;
}
