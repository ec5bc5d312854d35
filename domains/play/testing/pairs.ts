import { randomBytes } from "node:crypto";
import type { Session } from "@baize/platform-server";
import { chooseClientSeed, readSeeds, type Seeds } from "../contract/index.ts";
import type { Play } from "../server/index.ts";
import { callsOf } from "./calls.ts";

export const freshClientSeed = (): string => randomBytes(8).toString("hex");

/**
 * Chooses a client seed for the pair that needs one, as the player's page does; for a pair in play, for the next one.
 */
export async function chooseFreshly(play: Play, session: Session, clientSeed = freshClientSeed()): Promise<Seeds> {
	const call = callsOf(play, session);
	const params = { session: session.handle };
	const { clientSeed: chosen, commitment, next } = await call(readSeeds, { params });
	return call(chooseClientSeed, {
		params: { ...params, commitment: chosen === null ? commitment : next.commitment },
		body: { clientSeed },
	});
}
