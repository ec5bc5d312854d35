import { hash } from "node:crypto";
import { readBirthDate } from "../people/facts-store.ts";
import type { Parts } from "../ports.ts";
import { refuseFields } from "../refusals.ts";
import type { PersonRow } from "../store.ts";
import { type PasswordIssue, type PasswordOwner, passwordIssue } from "./password-rules.ts";

const BEGINNING_LENGTH = 5;

/**
 * What is wrong with a new password, by our own rules and list, and by an external collection where one is configured.
 * The collection receives the first five letters of a hash, which tens of thousands of passwords share; where it does
 * not respond, our own list decides alone. ASVS 6.2.12
 */
export async function newPasswordIssue(
	{ breaches }: Pick<Parts, "breaches">,
	password: string,
	owner: PasswordOwner,
): Promise<PasswordIssue | undefined> {
	const issue = passwordIssue(password, owner);
	if (issue || !breaches) return issue;
	const sha1 = hash("sha1", password.normalize("NFKC"), "hex").toUpperCase();
	try {
		const endings = await breaches.hashEndings(sha1.slice(0, BEGINNING_LENGTH));
		return endings.has(sha1.slice(BEGINNING_LENGTH)) ? "breached" : undefined;
	} catch {
		return undefined;
	}
}

/** Facts about a person that their password must not contain. */
export async function passwordOwner({ database }: Parts, person: PersonRow): Promise<PasswordOwner> {
	const { person_id: personId, email, first_name: firstName, last_name: lastName } = person;
	const birthDate = await readBirthDate(database.reader, personId);
	return { email, firstName, lastName, ...(birthDate ? { birthDate } : {}) };
}

/** Refuses an unacceptable password, with its field and the cause. */
export async function requireGoodPassword(parts: Parts, password: string, owner: PasswordOwner): Promise<void> {
	const cause = await newPasswordIssue(parts, password, owner);
	if (cause) throw refuseFields([{ field: "password", cause }]);
}
