/** What a country's form requires beyond the common fields. */
export type CountryForm = {
	phone: "required" | "optional";
	/** A pattern of the whole code, in capitals, and a well-known example. */
	postalCode: { pattern: string; example: string };
};

/**
 * Complements geo's rules (ages, currencies, regions), by ISO 3166-1 country. To be checked with counsel before use.
 */
export const COUNTRY_FORMS: Readonly<Record<string, CountryForm>> = {
	AT: { phone: "optional", postalCode: { pattern: "^\\d{4}$", example: "1010" } },
	BR: { phone: "required", postalCode: { pattern: "^\\d{5}-?\\d{3}$", example: "01310-100" } },
	CA: { phone: "optional", postalCode: { pattern: "^[A-Z]\\d[A-Z] ?\\d[A-Z]\\d$", example: "M5H 2N2" } },
	ES: { phone: "required", postalCode: { pattern: "^\\d{5}$", example: "28013" } },
	GB: {
		phone: "optional",
		postalCode: { pattern: "^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$", example: "SW1A 1AA" },
	},
	IE: { phone: "optional", postalCode: { pattern: "^[A-Z]\\d[\\dW] ?[A-Z\\d]{4}$", example: "D02 AF30" } },
	MX: { phone: "required", postalCode: { pattern: "^\\d{5}$", example: "06600" } },
	PT: { phone: "required", postalCode: { pattern: "^\\d{4}-\\d{3}$", example: "1100-148" } },
	US: { phone: "optional", postalCode: { pattern: "^\\d{5}(-\\d{4})?$", example: "07102" } },
};

/** The default for countries without an entry: what most of them require. */
export const USUAL_FORM: CountryForm = {
	phone: "optional",
	postalCode: { pattern: "^[\\p{L}\\p{N}][\\p{L}\\p{N} \\-]{1,11}$", example: "1010" },
};

export const countryFormOf = (country: string): CountryForm => COUNTRY_FORMS[country] ?? USUAL_FORM;
