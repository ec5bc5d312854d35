import { accountErrors } from "@baize/identity/contract";
import { refuser } from "@baize/kernel/error";
import { type Id, readId } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import type { AdjustmentsPorts } from "./ports.ts";

const refuse = refuser({ PLAYER_UNKNOWN: accountErrors.PLAYER_UNKNOWN });

export type Player = { playerId: Id; currency: string };

/** Refuses with PLAYER_UNKNOWN, also for a text that is no id. */
export async function requirePlayer(
	{ readPlayer }: Pick<AdjustmentsPorts, "readPlayer">,
	reader: Reader,
	text: string,
): Promise<Player> {
	const playerId = readId(text);
	const player = playerId === null ? undefined : await readPlayer(reader, playerId);
	if (playerId === null || !player) throw refuse("PLAYER_UNKNOWN");
	return { playerId, currency: player.currency };
}
