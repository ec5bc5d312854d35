import { pathOf } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import type { SignedInVisit } from "@baize/platform-server";
import { logInOperator, proveOperator } from "../contract/index.ts";
import { openPasswordPool } from "../server/passwords/password-pool.ts";
import { LOGIN_PATH } from "./login.ts";
import { aPlayer, type PlayerOptions, visitOf } from "./people.ts";
import { type Site, sidIn, type Visitor } from "./site.ts";
import type { TestApp } from "./test-app.ts";

export const PASSWORD = "seven green lamps";
const PIN = "2580";

let hashed: Promise<string> | undefined;

/** The stored hash of PASSWORD. */
export function hashedPassword(): Promise<string> {
	hashed ??= openPasswordPool().hash(PASSWORD);
	return hashed;
}

export type Member = { playerId: Id; email: string };

/** A stored person with the password PASSWORD, and a PIN if they play: their login needs no further action. */
export async function aMember(
	{ database, factors }: Pick<TestApp, "database" | "factors">,
	options: PlayerOptions = {},
): Promise<Member> {
	const { playerId, email } = await aPlayer(database, { ...options, passwordHash: await hashedPassword() });
	if (!options.roles) await database.transaction((tx) => factors.setPin(tx, playerId, PIN));
	return { playerId, email };
}

export type SignedIn = Member & { sid: string; handle: string };

/** A player who has logged in over HTTP. */
export async function aSignedIn(
	app: Pick<TestApp, "database" | "factors" | "site">,
	options: PlayerOptions = {},
	from: Visitor = {},
): Promise<SignedIn> {
	const member = await aMember(app, options);
	if (options.roles) return { ...member, ...(await operatorLogIn(app, member, from)), handle: "" };
	return { ...member, ...(await logIn(app.site, member.email, from)) };
}

/** An operator's session, by password and authenticator; they get one where they have none. */
export async function operatorLogIn(
	{ site, factors }: Pick<TestApp, "factors" | "site">,
	{ playerId: operatorId, email }: Member,
	from: Visitor = {},
	password = PASSWORD,
): Promise<{ sid: string }> {
	if (!(await factors.authenticatorCode(operatorId))) await factors.giveAuthenticator(operatorId);
	const response = await site.post(pathOf(logInOperator), { username: email, password }, from);
	const proof = { method: "TWO_FACTOR_AUTHENTICATION", value: await operatorCode({ factors }, operatorId) };
	return { sid: sidIn(await site.post(pathOf(proveOperator), proof, { ...from, sid: sidIn(response) })) };
}

/** The authenticator's next code that was not used yet. */
export async function operatorCode({ factors }: Pick<TestApp, "factors">, operatorId: Id): Promise<string> {
	const shown = await factors.authenticatorCode(operatorId);
	check(shown?.code, "an authenticator gives two codes at most before the clock moves on");
	return shown.code;
}

/** The visit of a signed-in player, for a command whose call a higher domain has. */
export async function visitBy({ identity }: Pick<TestApp, "identity">, sid: string): Promise<SignedInVisit> {
	const session = await identity.readSession(sid);
	check(session, "the session of a signed-in player is read");
	return visitOf(session);
}

/** One more session of the same person. */
export async function logIn(site: Site, email: string, from: Visitor = {}): Promise<{ sid: string; handle: string }> {
	const answer = await site.post(LOGIN_PATH, { username: email, credentials: { password: PASSWORD } }, from);
	return { sid: sidIn(answer), handle: answer.json().sessionId };
}
