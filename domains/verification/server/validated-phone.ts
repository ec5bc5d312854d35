import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import { validatedPhoneOf } from "./phone-store.ts";
import type { PlayersPort } from "./ports.ts";

export type Phones = Pick<PlayersPort, "readPlayer">;

/** The phone that is in its player's hand, in E.164. A phone of the profile that was changed since is not. */
export async function validatedPhone(players: Phones, reader: Reader, playerId: Id): Promise<string | undefined> {
	const validated = await validatedPhoneOf(reader, playerId);
	if (validated === undefined) return undefined;
	const player = await players.readPlayer(reader, playerId);
	return player?.phone === validated ? validated : undefined;
}
