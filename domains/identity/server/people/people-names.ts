import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import { displayName } from "../../contract/index.ts";
import { readNames } from "./account-store.ts";

type Names = { first_name: string; last_name: string; nickname: string | null; email: string };
export const nameOf = ({ first_name: firstName, last_name: lastName, nickname, email }: Names): string =>
	displayName({ firstName, lastName, email, ...(nickname ? { nickname } : {}) });

export type NameAndEmail = { name: string; email: string; isOperator: boolean };

/** The names of people, players and operators alike: for an audit log that stores their ids. */
export async function namesOf(reader: Reader, personIds: readonly Id[]): Promise<Map<Id, NameAndEmail>> {
	if (personIds.length === 0) return new Map();
	const found = await readNames(reader, personIds);
	return new Map(
		found.map((row) => [row.person_id, { name: nameOf(row), email: row.email, isOperator: row.roles.length > 0 }]),
	);
}
