import { Flag, Integer, ListOf, Optional, personalData, type Static, Struct, Text, WordOf } from "@baize/kernel/call";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "./password-length.ts";

// Every repetition below is bounded: a pattern is tried on whatever comes, also where it is far too long.
//
// Letters of any script, with what stands between them. A dot only ends a word, so that a name cannot hold an address
// that a mail program would turn into a link.
export const NAME_PATTERN = "^(?=.*\\p{L})(?:[\\p{L}\\p{M}'’ \\-]|\\.(?= |$)){1,60}$";
// No control, no direction and no line but the one that is seen: what is read is what was typed.
export const LINE_PATTERN = "^(?=.*\\S)[^\\p{C}\\p{Zl}\\p{Zp}]{1,120}$";
const Name = Text({ pattern: NAME_PATTERN });

export const EMAIL_PATTERN = '^[^\\s\\p{C}@<>"]{1,64}@[^\\s\\p{C}@<>"]{1,189}\\.[^\\s\\p{C}@<>"]{1,63}$';
export const Email = Text({ pattern: EMAIL_PATTERN, maxLength: 254 });

/** As people write one; whether it can exist is looked at later. */
export const PHONE_PATTERN = "^[^\\p{C}]{0,30}$";

export const POSTAL_CODE_PATTERN = "^[\\p{L}\\p{N}][\\p{L}\\p{N} \\-]{1,11}$";

export const Address = Struct({
	countryCode: Text({ pattern: "^[A-Z]{2}$" }),
	/** Without the country: ON. ISO 3166-2 */
	subdivision: Text({ pattern: "^[A-Z0-9]{1,3}$" }),
	street: Text({ pattern: LINE_PATTERN, ...personalData("address") }),
	city: Text({ pattern: LINE_PATTERN, ...personalData("address") }),
	postalCode: Text({ pattern: POSTAL_CODE_PATTERN, ...personalData("address") }),
});

export const Registration = Struct({
	email: Email,
	password: Text({ minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH }),
	firstName: Name,
	lastName: Name,
	/** ISO 8601: 1990-01-31. */
	birthDate: Text({ format: "date" }),
	address: Address,
	currency: Text({ pattern: "^[A-Z]{3,5}$" }),
	/** As dialled in the address's country, or with + and the country's code. */
	phone: Optional(Text({ pattern: PHONE_PATTERN })),
	/** The terms that were read: they must be the present ones. */
	termsVersion: Text({ maxLength: 20 }),
	/** May we write about offers? No, unless it says so. */
	marketing: Optional(Flag()),
});
export type Registration = Static<typeof Registration>;

/** What the form offers, in the visitor's language and for his place. */
export const RegistrationForm = Struct({
	termsVersion: Text(),
	/** Where the visitor seems to be; nothing where accounts are not offered there. */
	place: Struct({ countryCode: Optional(Text()), subdivision: Optional(Text()) }),
	countries: ListOf(
		Struct({
			countryCode: Text(),
			name: Text(),
			currencies: ListOf(Text()),
			phone: WordOf(["required", "optional"]),
			postalCode: Struct({ pattern: Text(), example: Text() }),
			subdivisions: ListOf(
				Struct({
					code: Text(),
					name: Text(),
					/** May somebody who lives there register? */
					open: Flag(),
					minAgeYears: Integer(),
				}),
			),
		}),
	),
});
export type RegistrationForm = Static<typeof RegistrationForm>;
