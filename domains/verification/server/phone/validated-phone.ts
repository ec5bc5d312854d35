import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import type { PlayersPort } from "../ports.ts";
import { validatedPhoneOf } from "./phone-store.ts";

export type Phones = Pick<PlayersPort, "readPlayer">;

/** The phone that the player has proved to have, in E.164. Not if the profile's phone was changed since. */
export async function validatedPhone(players: Phones, reader: Reader, playerId: Id): Promise<string | undefined> {
	const validated = await validatedPhoneOf(reader, playerId);
	if (validated === undefined) return undefined;
	const player = await players.readPlayer(reader, playerId);
	return player?.phone === validated ? validated : undefined;
}
