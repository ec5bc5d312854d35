import type { Database } from "@baize/platform-server";
import { openPasswordPool } from "../server/password-pool.ts";
import { aPlayer, type PlayerWish } from "./people.ts";
import { type Site, sidIn, type Visitor } from "./site.ts";

export const PASSWORD = "seven green lamps";
const LOGIN = "/services/login-service/v1/login";

let hashed: Promise<string> | undefined;

export type SignedIn = { playerId: bigint; email: string; sid: string; handle: string };

/** A person who exists and has logged in over HTTP, with the password PASSWORD. */
export async function signedIn(
	database: Database,
	site: Site,
	wish: PlayerWish = {},
	from: Visitor = {},
): Promise<SignedIn> {
	hashed ??= openPasswordPool().hash(PASSWORD);
	const { playerId, email } = await aPlayer(database, { ...wish, passwordHash: await hashed });
	return { playerId, email, ...(await logIn(site, email, from)) };
}

/** One more session of somebody. */
export async function logIn(site: Site, email: string, from: Visitor = {}): Promise<{ sid: string; handle: string }> {
	const answer = await site.post(LOGIN, { username: email, credentials: { password: PASSWORD } }, from);
	return { sid: sidIn(answer), handle: answer.json().sessionId };
}
