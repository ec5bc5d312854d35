import type { Details, Registration } from "../contract/index.ts";

/** The stored form of a text: one code point sequence for each letter however it was typed, and no extra spaces. */
export const normalized = (text: string): string => text.normalize("NFC").trim().replace(/\s+/g, " ");

const normalizedAddress = ({
	street,
	city,
	postalCode,
	...place
}: Registration["address"]): Registration["address"] => ({
	...place,
	street: normalized(street),
	city: normalized(city),
	postalCode: normalized(postalCode),
});

/** All except the password, in which every character counts. */
export const normalizedForm = (form: Registration): Registration => ({
	...form,
	email: form.email.normalize("NFC").trim(),
	firstName: normalized(form.firstName),
	lastName: normalized(form.lastName),
	address: normalizedAddress(form.address),
});

export const normalizedDetails = (details: Details): Details => ({
	...details,
	firstName: normalized(details.firstName),
	lastName: normalized(details.lastName),
	address: normalizedAddress(details.address),
});
