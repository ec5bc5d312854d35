import { pathOf } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import { logInOperator, proveOperator } from "../contract/index.ts";
import { openPasswordPool } from "../server/password-pool.ts";
import type { TestHouse } from "./house.ts";
import { LOGIN_PATH } from "./login.ts";
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

export type Member = { playerId: Id; email: string };

/** A person who exists, with the password PASSWORD, and a PIN where he plays: his login leaves nothing to be done. */
export async function aMember(
	{ database, factors }: Pick<TestHouse, "database" | "factors">,
	wish: PlayerWish = {},
): Promise<Member> {
	const { playerId, email } = await aPlayer(database, { ...wish, passwordHash: await hashedPassword() });
	if (!wish.roles) await database.transaction((tx) => factors.setPin(tx, playerId, PIN));
	return { playerId, email };
}

export type SignedIn = Member & { sid: string; handle: string };

/** A member who has logged in over HTTP. */
export async function aSignedIn(
	house: Pick<TestHouse, "database" | "factors" | "site">,
	wish: PlayerWish = {},
	from: Visitor = {},
): Promise<SignedIn> {
	const member = await aMember(house, wish);
	if (wish.roles) return { ...member, ...(await operatorLogIn(house, member, from)), handle: "" };
	return { ...member, ...(await logIn(house.site, member.email, from)) };
}

/** A session of an operator's, by password and authenticator; they get one where they have none. */
export async function operatorLogIn(
	{ site, factors }: Pick<TestHouse, "factors" | "site">,
	{ playerId: operatorId, email }: Member,
	from: Visitor = {},
	password = PASSWORD,
): Promise<{ sid: string }> {
	if (!(await factors.authenticatorCode(operatorId))) await factors.giveAuthenticator(operatorId);
	const asked = await site.post(pathOf(logInOperator), { username: email, password }, from);
	const proof = { method: "TWO_FACTOR_AUTHENTICATION", value: await operatorCode({ factors }, operatorId) };
	return { sid: sidIn(await site.post(pathOf(proveOperator), proof, { ...from, sid: sidIn(asked) })) };
}

/** What the operator's authenticator shows, as a code that was not used yet. */
export async function operatorCode({ factors }: Pick<TestHouse, "factors">, operatorId: Id): Promise<string> {
	const shown = await factors.authenticatorCode(operatorId);
	check(shown?.code, "an authenticator gives two codes at most before the clock moves on");
	return shown.code;
}

/** One more session of somebody. */
export async function logIn(site: Site, email: string, from: Visitor = {}): Promise<{ sid: string; handle: string }> {
	const answer = await site.post(LOGIN_PATH, { username: email, credentials: { password: PASSWORD } }, from);
	return { sid: sidIn(answer), handle: answer.json().sessionId };
}
