import { EnumOf, Flag, Integer, ListOf, Optional, personalData, type Static, Struct, Text } from "@baize/kernel/call";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "./password-length.ts";

// Every repetition below is bounded, because a pattern runs on any input, also on far too long ones. Letters of any
// script, with separators between them. A dot only ends a word, so that a name cannot contain an address that a mail
// program would turn into a link.
export const NAME_PATTERN = "^(?=.*\\p{L})(?:[\\p{L}\\p{M}'’ \\-]|\\.(?= |$)){1,60}$";
// No control characters, no text-direction marks and no line breaks: what is read is what was typed.
export const LINE_PATTERN = "^(?=.*\\S)[^\\p{C}\\p{Zl}\\p{Zp}]{1,120}$";
const Name = Text({ pattern: NAME_PATTERN });

export const EMAIL_PATTERN = '^[^\\s\\p{C}@<>"]{1,64}@[^\\s\\p{C}@<>"]{1,189}\\.[^\\s\\p{C}@<>"]{1,63}$';
export const Email = Text({ pattern: EMAIL_PATTERN, maxLength: 254 });

/** As people write one; whether it can exist is checked later. */
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
	/** The version of the terms that was read; it must be the current one. */
	termsVersion: Text({ maxLength: 20 }),
	/** Whether mails about offers are accepted; absent means no. */
	marketing: Optional(Flag()),
});
export type Registration = Static<typeof Registration>;

/** What the form offers, in the visitor's language and for their location. */
export const RegistrationForm = Struct({
	termsVersion: Text(),
	/** Where the visitor seems to be; absent where accounts are not offered there. */
	place: Struct({ countryCode: Optional(Text()), subdivision: Optional(Text()) }),
	countries: ListOf(
		Struct({
			countryCode: Text(),
			name: Text(),
			currencies: ListOf(Text()),
			phone: EnumOf(["required", "optional"]),
			postalCode: Struct({ pattern: Text(), example: Text() }),
			subdivisions: ListOf(
				Struct({
					code: Text(),
					name: Text(),
					/** Whether people who live there may register. */
					open: Flag(),
					minAgeYears: Integer(),
				}),
			),
		}),
	),
});
export type RegistrationForm = Static<typeof RegistrationForm>;
