import { ageYears, MAX_AGE_YEARS, type Registration, type RegistrationForm } from "../../contract/index.ts";

/** The fields as the call names them, in the order of the page. */
export const FIELDS = [
	"email",
	"password",
	"firstName",
	"lastName",
	"birthDate",
	"address.countryCode",
	"address.subdivision",
	"address.street",
	"address.city",
	"address.postalCode",
	"currency",
	"phone",
	"termsVersion",
	"marketing",
] as const;
export type Field = (typeof FIELDS)[number];
export type JoinValues = Record<Field, string>;

/** What is wrong with a field: a cause that has a text. */
export type Problem = { field: Field; cause: string };

/** What was typed, without the spaces around it except in the password. */
export function readValues(given: FormData): JoinValues {
	const typedIn = (field: Field) => {
		const text = String(given.get(field) ?? "");
		return field === "password" ? text : text.trim();
	};
	return Object.fromEntries(FIELDS.map((field) => [field, typedIn(field)])) as JoinValues;
}

type Country = RegistrationForm["countries"][number];
export const countryOf = (form: RegistrationForm, code: string): Country | undefined =>
	form.countries.find((country) => country.countryCode === code);
export const subdivisionOf = (form: RegistrationForm, country: string, code: string) =>
	countryOf(form, country)?.subdivisions.find((subdivision) => subdivision.code === code);

/** Until the location is chosen, the highest of the possible minimum ages. */
export function minAgeOf(form: RegistrationForm, country: string, subdivision: string): number {
	const chosen = subdivisionOf(form, country, subdivision);
	if (chosen) return chosen.minAgeYears;
	const countries = countryOf(form, country) ? [countryOf(form, country)!] : form.countries;
	return Math.max(...countries.flatMap((of) => of.subdivisions.filter(({ open }) => open).map((at) => at.minAgeYears)));
}

/** Finds what the rules of the call find wrong with its input. */
type FindIssues = (body: unknown) => readonly { field: string; cause: string }[];

/**
 * What the page can check before it sends to the server, which decides: the rules of the call, and what the form says of
 * the chosen place.
 */
export function problemsOf(values: JoinValues, form: RegistrationForm, nowMs: number, issuesIn: FindIssues): Problem[] {
	const broken = new Set(issuesIn(registrationOf(values)).map(({ field }) => field));
	return FIELDS.flatMap((field) => {
		const cause = causeOf(field, values, form, nowMs) ?? (values[field] && broken.has(field) ? "wrong" : undefined);
		return cause ? [{ field, cause }] : [];
	});
}

function causeOf(field: Field, values: JoinValues, form: RegistrationForm, nowMs: number): string | undefined {
	const value = values[field];
	if (field === "marketing") return undefined;
	if (!value) return field === "phone" && !isPhoneRequired(values, form) ? undefined : "missing";
	if (field === "birthDate") return birthDateCause(values, form, nowMs);
	if (field === "address.subdivision")
		return subdivisionOf(form, values["address.countryCode"], value)?.open === false ? "closed" : undefined;
	if (field === "address.postalCode")
		return postalCodeOf(values, form)?.test(value.toUpperCase()) === false ? "wrong" : undefined;
	return undefined;
}

const isPhoneRequired = (values: JoinValues, form: RegistrationForm): boolean =>
	countryOf(form, values["address.countryCode"])?.phone === "required";

/** Undefined until the country is chosen: the country's field reports that it is missing. */
function postalCodeOf(values: JoinValues, form: RegistrationForm): RegExp | undefined {
	const country = countryOf(form, values["address.countryCode"]);
	return country && new RegExp(country.postalCode.pattern, "u");
}

function birthDateCause(values: JoinValues, form: RegistrationForm, nowMs: number): string | undefined {
	const age = ageYears(values.birthDate, nowMs);
	if (!(age >= 0 && age <= MAX_AGE_YEARS)) return "wrong";
	return age < minAgeOf(form, values["address.countryCode"], values["address.subdivision"]) ? "underAge" : undefined;
}

/** The server's {field, cause} as the page's texts; issues of fields that the page does not have are left out. */
export const problemsOfAnswer = (issues: readonly { field: string; cause: string }[]): Problem[] =>
	FIELDS.flatMap((field) => {
		const issue = issues.find((of) => of.field === field);
		return issue ? [{ field, cause: issue.cause === "required" ? "missing" : issue.cause }] : [];
	});

/** The input of the call. */
export function registrationOf(values: JoinValues): Registration {
	const { email, password, firstName, lastName, birthDate, currency, phone, termsVersion } = values;
	const address = {
		countryCode: values["address.countryCode"],
		subdivision: values["address.subdivision"],
		street: values["address.street"],
		city: values["address.city"],
		postalCode: values["address.postalCode"],
	};
	const required = { email, password, firstName, lastName, birthDate, address, currency, termsVersion };
	return {
		...required,
		...(phone ? { phone } : {}),
		...(values.marketing ? { marketing: true } : {}),
	};
}
