import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import type { CashierDeps } from "../deps.ts";
import type { FoundPlayer } from "./ports.ts";
import { mayReceive } from "./rules.ts";

type Sender = { playerId: Id; currency: string };

/**
 * The player whom an address names, if they can receive from this sender. The same reads are made whether there is such a
 * player or not: for no player they are made about the sender, so the time of the answer reveals nothing.
 */
export async function findReceiver(
	{ transfers, players }: Pick<CashierDeps, "transfers" | "players">,
	reader: Reader,
	{ playerId, currency }: Sender,
	address: string,
): Promise<FoundPlayer | undefined> {
	const found = await transfers.findPlayer(reader, address);
	// As the search reads the player whom it has found.
	if (!found) await players.readPlayer(reader, playerId);
	const askedId = found?.playerId ?? playerId;
	const [isSamePerson, restriction, depositVerdict, isOffered] = await Promise.all([
		transfers.isSamePerson(reader, playerId, askedId),
		transfers.restrictionOf(reader, askedId),
		transfers.depositVerdict(reader, askedId),
		transfers.isOffered(reader, askedId),
	]);
	const facts = {
		isFound: found !== undefined,
		isSender: askedId === playerId,
		isSamePerson,
		isDisabled: found?.isDisabled ?? false,
		hasCurrency: found?.currency === currency,
		isOffered,
		restriction,
		depositVerdict,
	};
	return mayReceive(facts) ? found : undefined;
}
