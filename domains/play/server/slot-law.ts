import { slotLawOf } from "@baize/geo/contract";
import type { SlotLaw } from "../contract/index.ts";
import type { BlockQuestion, PlayPorts } from "./ports.ts";

/** What the law allows slots: where the visitor is, and of a player where they live. */
export async function readSlotLaw(
	{ placeOf, playerOf }: Pick<PlayPorts, "placeOf" | "playerOf">,
	{ ip, session }: BlockQuestion,
): Promise<SlotLaw> {
	const residence = session ? await playerOf(session.playerId) : undefined;
	return slotLawOf(residence ? [placeOf(ip), residence] : [placeOf(ip)]);
}
