import { bucketOf, type Id } from "@baize/kernel/id";
import { onceCommitted, type Tx } from "@baize/platform-server";
import type { SaferPlayPorts } from "./ports.ts";
import { insertChange, updatePlayer } from "./store.ts";
import type { ChangeDetails, ChangeRow } from "./tables.ts";

export const CHANGED_CHANNEL = "safer_play_changed";

type Ports = Pick<SaferPlayPorts, "ids" | "clock" | "bus">;

/** Adds to the player's history, and notifies the player's open pages after the commit. */
export async function recordChange(
	ports: Ports,
	tx: Tx,
	playerId: Id,
	by: ChangeRow["by"],
	what: ChangeRow["what"],
	details: ChangeDetails,
): Promise<void> {
	const at = new Date(ports.clock.nowMs());
	await insertChange(tx, {
		change_id: ports.ids(),
		player_id: playerId,
		bucket: bucketOf(playerId),
		at,
		by,
		what,
		details,
	});
	await updatePlayer(tx, playerId, { changed_at: at });
	notifyChanged(ports, tx, [playerId]);
}

/** One message about several players. */
export const textOfIds = (playerIds: readonly Id[]): string => playerIds.join();
export const idsInText = (text: string): Id[] => text.split(",").map(BigInt);

/** Every process forgets what it remembers of the players' play, and their pages ask anew. */
export function notifyChanged({ bus }: Ports, tx: Tx, playerIds: readonly Id[]): void {
	onceCommitted(tx, () => bus.publish(CHANGED_CHANNEL, textOfIds(playerIds)));
}
