import { hash } from "node:crypto";
import { readBirthDate } from "./facts-store.ts";
import { type PasswordFault, type PasswordOwner, passwordFault } from "./password-rules.ts";
import type { Parts } from "./ports.ts";
import { refuseFields } from "./refusals.ts";
import type { PersonRow } from "./store.ts";

const BEGINNING_LENGTH = 5;

/**
 * What is wrong with a new password: by our own rules and list, and by a collection outside where one is configured. That
 * one sees the first five letters of a hash, which tens of thousands of passwords share; where it does not answer, our
 * own list has the word alone. ASVS 6.2.12
 */
export async function newPasswordFault(
	{ breaches }: Pick<Parts, "breaches">,
	password: string,
	owner: PasswordOwner,
): Promise<PasswordFault | undefined> {
	const fault = passwordFault(password, owner);
	if (fault || !breaches) return fault;
	const sha1 = hash("sha1", password.normalize("NFKC"), "hex").toUpperCase();
	try {
		const endings = await breaches.hashEndings(sha1.slice(0, BEGINNING_LENGTH));
		return endings.has(sha1.slice(BEGINNING_LENGTH)) ? "breached" : undefined;
	} catch {
		return undefined;
	}
}

/** What is known of somebody that he must not choose as a password. */
export async function passwordOwner({ database }: Parts, person: PersonRow): Promise<PasswordOwner> {
	const { person_id: personId, email, first_name: firstName, last_name: lastName } = person;
	const birthDate = await readBirthDate(database.reader, personId);
	return { email, firstName, lastName, ...(birthDate ? { birthDate } : {}) };
}

/** Refuses a password that nobody should have, with its field and why. */
export async function demandGoodPassword(parts: Parts, password: string, owner: PasswordOwner): Promise<void> {
	const cause = await newPasswordFault(parts, password, owner);
	if (cause) throw refuseFields([{ field: "password", cause }]);
}
