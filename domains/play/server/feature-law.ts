import { sellsFeature } from "@baize/games/others";
import { jurisdictionOf, type Place, slotLawOf } from "@baize/geo/contract";
import { type Refusal, refuser } from "@baize/kernel/error";
import { playErrors, type SlotLaw } from "../contract/index.ts";
import type { BlockQuestion, PlayPorts } from "./ports.ts";

const refuse = refuser(playErrors);

export type FeatureLawPorts = Pick<PlayPorts, "placeOf" | "playerOf">;

const refusalAt = (place: Place | undefined): Refusal | undefined =>
	place && jurisdictionOf(place).mayBuyFeature ? undefined : refuse("FEATURE_BUY_NOT_ALLOWED");

/**
 * Why a title that sells its feature is not open to a visitor, in practice neither: the law where they are, and of a
 * player where they live. Every other title is answered at once, without a read.
 */
export function refusalOfFeature(
	{ placeOf, playerOf }: FeatureLawPorts,
	gameId: string,
	{ ip, session }: BlockQuestion,
): Refusal | undefined | Promise<Refusal | undefined> {
	if (!sellsFeature(gameId)) return undefined;
	const refusal = refusalAt(placeOf(ip));
	return refusal || !session ? refusal : playerOf(session.playerId).then(refusalAt);
}

/** The same, thrown. */
export async function requireFeatureLaw(ports: FeatureLawPorts, gameId: string, asked: BlockQuestion): Promise<void> {
	const refusal = await refusalOfFeature(ports, gameId, asked);
	if (refusal) throw refusal;
}

/** What the law allows slots: where the visitor is, and of a player where they live. */
export async function readSlotLaw(
	{ placeOf, playerOf }: FeatureLawPorts,
	{ ip, session }: BlockQuestion,
): Promise<SlotLaw> {
	const residence = session ? await playerOf(session.playerId) : undefined;
	return slotLawOf(residence ? [placeOf(ip), residence] : [placeOf(ip)]);
}
