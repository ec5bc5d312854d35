import { bucketOf, type Id, idText, openIds } from "@baize/kernel/id";
import { systemClock } from "@baize/kernel/time";
import type { Database, Session, SignedInVisit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { type Registration, TERMS_VERSION } from "../contract/index.ts";
import { addPerson, addPlayer, claimEmail } from "../server/store.ts";

export type PlayerOptions = {
	email?: string;
	firstName?: string;
	currency?: string;
	country?: string;
	subdivision?: string;
	/** Its own one where none is given. */
	postalCode?: string;
	/** An operator's; then there is no player. */
	roles?: string[];
	/** Without one, no password logs in. */
	passwordHash?: string;
};

const ids = openIds(systemClock, 31);

/** A stored person, and a session object for them. For tests of other domains; no event is published. */
export async function aPlayer(
	database: Database,
	options: PlayerOptions = {},
): Promise<{ playerId: Id; email: string; session: Session }> {
	const playerId = ids();
	const bucket = bucketOf(playerId);
	const { email = `${idText(playerId)}@baize.test`, currency = "CAD", roles = [] } = options;
	await database.transaction(async (tx) => {
		await claimEmail(tx, email, playerId);
		await addPerson(tx, {
			person_id: playerId,
			bucket,
			email,
			password_hash: options.passwordHash ?? "$none",
			first_name: options.firstName ?? "Pat",
			last_name: "Doe",
			nickname: null,
			language: "en",
			roles,
			status: "active",
			created_at: new Date(),
		});
		if (roles.length > 0) return;
		await addPlayer(tx, {
			player_id: playerId,
			bucket,
			currency,
			birth_date: "1990-01-31",
			country: options.country ?? "CA",
			subdivision: options.subdivision ?? "ON",
			street: "1 Queen Street",
			city: "Toronto",
			postal_code: options.postalCode ?? postalCodeOf(playerId),
			phone: null,
			terms_version: TERMS_VERSION,
		});
	});
	return { playerId, email, session: sessionOf(playerId, { currency: roles.length > 0 ? "" : currency, roles }) };
}

const LETTERS = "ABCEGHJKLMNPRSTVXY";

/** All have one name and one birthday; each lives elsewhere, so that no two are taken for one person. */
function postalCodeOf(playerId: Id): string {
	let rest = playerId;
	const next = (count: number): number => {
		const found = Number(rest % BigInt(count));
		rest /= BigInt(count);
		return found;
	};
	const letter = () => LETTERS[next(LETTERS.length)];
	return `${letter()}${next(10)}${letter()} ${next(10)}${letter()}${next(10)}`;
}

/** A session as the HTTP layer would read it. */
export const sessionOf = (playerId: Id, over: Partial<Session> = {}): Session => ({
	sessionId: ids(),
	handle: `handle-${idText(playerId)}`,
	playerId,
	bucket: bucketOf(playerId),
	currency: "CAD",
	roles: [],
	...PROVED,
	...over,
});

export const visitOf = (session: Session): SignedInVisit => ({
	session,
	locale: "en",
	ip: "127.0.0.1",
	userAgent: "test",
	cookies: {},
});

/** A form that is accepted for a person in Ontario. */
export const registrationOf = (over: Partial<Registration> = {}): Registration => ({
	email: "new@baize.test",
	password: "seven green lamps",
	firstName: "Noor",
	lastName: "O'Neil-Haddad",
	birthDate: "1990-01-31",
	address: {
		countryCode: "CA",
		subdivision: "ON",
		street: "1 Queen Street W., Unit 5",
		city: "Toronto",
		postalCode: "M5H 2N2",
	},
	currency: "CAD",
	phone: "(416) 555-0123",
	termsVersion: TERMS_VERSION,
	...over,
});
