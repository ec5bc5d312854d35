import type { Details, Registration } from "../contract/index.ts";

/** A text as it is kept: one code for each letter however it was typed, and no more spaces than anybody sees. */
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

/** All but the password, of which every sign counts. */
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
