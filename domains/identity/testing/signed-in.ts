import type { Database } from "@baize/platform-server";
import { openPasswordPool } from "../server/password-pool.ts";
import { LOGIN_PATH } from "./login.ts";
import type { TestIdentity } from "./open.ts";
import { aPlayer, type PlayerWish } from "./people.ts";
import { type Site, sidIn, type Visitor } from "./site.ts";

export const PASSWORD = "seven green lamps";
const PIN = "2580";

let hashed: Promise<string> | undefined;

/** Of PASSWORD, as it is kept. */
export function hashedPassword(): Promise<string> {
	hashed ??= openPasswordPool().hash(PASSWORD);
	return hashed;
}

export type SignedIn = { playerId: bigint; email: string; sid: string; handle: string };

/** A person who exists, has a PIN where he plays, and has logged in over HTTP with the password PASSWORD. */
export async function aSignedIn(
	database: Database,
	site: Site,
	{ factors }: Pick<TestIdentity, "factors">,
	wish: PlayerWish = {},
	from: Visitor = {},
): Promise<SignedIn> {
	const { playerId, email } = await aPlayer(database, { ...wish, passwordHash: await hashedPassword() });
	if (!wish.roles) await database.transaction((tx) => factors.setPin(tx, playerId, PIN));
	return { playerId, email, ...(await logIn(site, email, from)) };
}

/** One more session of somebody. */
export async function logIn(site: Site, email: string, from: Visitor = {}): Promise<{ sid: string; handle: string }> {
	const answer = await site.post(LOGIN_PATH, { username: email, credentials: { password: PASSWORD } }, from);
	return { sid: sidIn(answer), handle: answer.json().sessionId };
}
