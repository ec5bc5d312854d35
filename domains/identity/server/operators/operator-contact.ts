import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { Reader } from "@baize/platform-server";
import { readPerson } from "../store.ts";
import { nameOf } from "./operator-session.ts";

export type OperatorContact = {
	email: string;
	displayName: string;
	language: Locale;
	phone: null;
	validatedPhone: null;
	isOperator: true;
};

export async function readOperatorContact(reader: Reader, operatorId: Id): Promise<OperatorContact | undefined> {
	const person = await readPerson(reader, operatorId);
	if (!person || person.roles.length === 0) return undefined;
	const { email, language } = person;
	return { email, displayName: nameOf(person), language, phone: null, validatedPhone: null, isOperator: true };
}
