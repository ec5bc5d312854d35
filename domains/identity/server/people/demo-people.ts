import { bucketOf, type Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Database, Tx } from "@baize/platform-server";
import { ROLES, type Role, TERMS_VERSION } from "../../contract/index.ts";
import { openPasswordPool } from "../passwords/password-pool.ts";
import { addPerson, addPlayer, addRoles, claimEmail, findPersonId } from "../store.ts";

type DemoPlayer = { subdivision: string; street: string; city: string; postalCode: string; phone: string };
type DemoPerson = { email: string; firstName: string; lastName: string; about: string } & (
	| { player: DemoPlayer }
	| { roles: readonly Role[] }
);

/** The people of development and tests; other domains seed the rest (funds, documents, PIN). */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
	player("alice", "Moreau", "verified, funded, PIN 2580", {
		subdivision: "ON",
		street: "12 Queen Street",
		city: "Toronto",
		postalCode: "M5H 2N2",
		phone: "+14165550101",
	}),
	player("bob", "Tremblay", "document blocked", {
		subdivision: "BC",
		street: "4 Davie Street",
		city: "Vancouver",
		postalCode: "V6B 2J1",
		phone: "+16045550102",
	}),
	player("carol", "Singh", "no PIN, phone not validated", {
		subdivision: "AB",
		street: "9 Centre Street",
		city: "Calgary",
		postalCode: "T2G 0B3",
		phone: "+14035550103",
	}),
	// Quebec is closed, so that the tests can reach what is hidden or refused there.
	player("dan", "Gagnon", "lives where play is closed", {
		subdivision: "QC",
		street: "7 Rue Sainte-Catherine",
		city: "Montréal",
		postalCode: "H2X 1K4",
		phone: "+15145550104",
	}),
	{ email: "olga@baize.test", firstName: "Olga", lastName: "Novak", about: "operator, all roles", roles: ROLES },
	{
		email: "oscar@baize.test",
		firstName: "Oscar",
		lastName: "Byrne",
		about: "operator, support only",
		roles: ["support"],
	},
];
export const DEMO_PASSWORD = "baize-demo-2026";
const DEMO_CURRENCY = "CAD";
const DEMO_BIRTH_DATE = "1990-01-31";

function player(name: string, lastName: string, about: string, details: DemoPlayer): DemoPerson {
	const firstName = name.charAt(0).toUpperCase() + name.slice(1);
	return { email: `${name}@baize.test`, firstName, lastName, about, player: details };
}

export type SeedPorts = { database: Database; clock: Clock; ids: () => Id };

/**
 * Adds missing demo people, and missing roles to the operators among them; removes nothing. Returns the id of each by
 * e-mail.
 */
export async function seedIdentity(ports: SeedPorts): Promise<Map<string, Id>> {
	const idOf = new Map<string, Id>();
	let passwordHash: string | undefined;
	for (const person of DEMO_PEOPLE) {
		const known = await findPersonId(ports.database.reader, person.email);
		passwordHash ??= known === undefined ? await openPasswordPool().hash(DEMO_PASSWORD) : undefined;
		if (known !== undefined && "roles" in person) await addRoles(ports.database.reader, known, person.roles);
		idOf.set(person.email, known ?? (await add(ports, person, passwordHash!)));
	}
	return idOf;
}

const add = ({ database, clock, ids }: SeedPorts, person: DemoPerson, passwordHash: string): Promise<Id> =>
	database.transaction(async (tx) => {
		const personId = ids();
		if (!(await claimEmail(tx, person.email, personId))) return (await findPersonId(tx, person.email))!;
		await addPerson(tx, {
			person_id: personId,
			bucket: bucketOf(personId),
			email: person.email,
			password_hash: passwordHash,
			first_name: person.firstName,
			last_name: person.lastName,
			nickname: null,
			language: "en",
			roles: "roles" in person ? [...person.roles] : [],
			status: "active",
			created_at: new Date(clock.nowMs()),
		});
		if ("player" in person) await addDemoPlayer(tx, personId, person.player);
		return personId;
	});

async function addDemoPlayer(tx: Tx, playerId: Id, { postalCode, ...address }: DemoPlayer): Promise<void> {
	await addPlayer(tx, {
		player_id: playerId,
		bucket: bucketOf(playerId),
		currency: DEMO_CURRENCY,
		birth_date: DEMO_BIRTH_DATE,
		country: "CA",
		...address,
		postal_code: postalCode,
		terms_version: TERMS_VERSION,
	});
}
