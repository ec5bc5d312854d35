import type { Account, Details, RegistrationForm } from "@baize/identity/contract";
import { EditForm, useEditForm, useIdentityTexts, type Values } from "@baize/identity/web";
import { SelectField, TextField } from "@baize/platform-web";
import { useBodyRules } from "@baize/platform-web/reads";
import { useState } from "react";
import { updateDetails } from "../../contract/index.ts";
import { useAccountTexts } from "../texts.ts";

const FIELDS = [
	"firstName",
	"lastName",
	"phone",
	"address.countryCode",
	"address.subdivision",
	"address.street",
	"address.city",
	"address.postalCode",
] as const;
type Field = (typeof FIELDS)[number];

type Props = { account: Account; offered: RegistrationForm; onChanged(account: Account): void; onCancel(): void };

/** The details as a form. Sending it requires the password; what was typed is kept meanwhile. */
export function DetailsForm({ account, offered, onChanged, onCancel }: Props) {
	const t = useAccountTexts();
	const identity = useIdentityTexts();
	const [country, setCountry] = useState(account.address.countryCode);
	const chosen = offered.countries.find(({ countryCode }) => countryCode === country);
	const { problemOf, textOf } = useProblems(offered, country);
	const edit = useEditForm<typeof updateDetails, Field>({
		call: updateDetails,
		issuesIn: useBodyRules(updateDetails, () => import("../../contract/rules/update-details.ts")),
		name: "details",
		fields: FIELDS,
		part: "details",
		bodyOf: (values, proof) => ({ details: detailsOf(values), proof }),
		problemOf,
		issueText: textOf,
		onDone: onChanged,
		submit: t("profile.saveChanges"),
	});
	const { control } = edit;

	const line = (field: Field, value: string | undefined, autoComplete: string) => (
		<TextField
			{...control(field)}
			label={identity(`join.fields.${field.split(".").at(-1)}` as never) as string}
			defaultValue={value}
			autoComplete={autoComplete}
			{...(field === "phone" || field === "address.postalCode" ? { dir: "ltr" as const } : {})}
			{...(field === "phone" ? { type: "tel", hint: identity("join.hints.phone") } : {})}
			{...(field === "phone" && chosen?.phone !== "required" ? { note: identity("join.optional") } : {})}
		/>
	);
	const { address } = account;
	return (
		<EditForm edit={edit} submit={t("profile.save")} cancel={t("profile.cancel")} onCancel={onCancel}>
			<div className="grid gap-4 sm:grid-cols-2">
				{line("firstName", account.firstName, "given-name")}
				{line("lastName", account.lastName, "family-name")}
			</div>
			{line("phone", account.phone?.written, "tel")}
			<SelectField
				{...control("address.countryCode")}
				label={identity("join.fields.countryCode")}
				choices={offered.countries.map(({ countryCode: value, name: label }) => ({ value, label }))}
				autoComplete="country"
				value={country}
				onChange={(event) => setCountry(event.target.value)}
			/>
			<SelectField
				key={country}
				{...control("address.subdivision")}
				label={identity("join.fields.subdivision")}
				choices={(chosen?.subdivisions ?? []).map(({ code: value, name: label }) => ({ value, label }))}
				empty={identity("join.choose")}
				autoComplete="address-level1"
				defaultValue={country === address.countryCode ? address.subdivision : ""}
			/>
			{line("address.street", address.street, "street-address")}
			<div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
				{line("address.city", address.city, "address-level2")}
				{line("address.postalCode", address.postalCode, "postal-code")}
			</div>
			<p className="text-sm text-ink-muted">{t("profile.consequences")}</p>
		</EditForm>
	);
}

type Country = RegistrationForm["countries"][number];
const postalCodeOf = ({ postalCode }: Country): RegExp => new RegExp(postalCode.pattern, "u");

/** What is wrong with a field, in the texts of the registration, which has the same fields. */
function useProblems(offered: RegistrationForm, country: string) {
	const identity = useIdentityTexts();
	const t = useAccountTexts();
	const chosen = offered.countries.find(({ countryCode }) => countryCode === country);
	const example = chosen?.postalCode.example ?? "";

	function textOf(field: Field, cause: string): string {
		if (field === "address.postalCode" && cause !== "missing") return t("profile.postalCode", { example });
		if (field === "phone" && (cause === "missing" || cause === "required")) return t("profile.phoneRequired");
		const own = `join.problems.${field}.${cause}`;
		const known = [own, `join.problems.${field}.wrong`, `join.problems.${field}.missing`];
		return identity((known.find((key) => identity.has(key as never)) ?? own) as never) as string;
	}

	function problemOf(field: Field, values: Values<Field>): string | undefined {
		const value = values[field].trim();
		if (value === "") return field === "phone" && chosen?.phone !== "required" ? undefined : textOf(field, "missing");
		if (field === "address.postalCode" && chosen && !postalCodeOf(chosen).test(value.toUpperCase()))
			return textOf(field, "wrong");
		return undefined;
	}

	return { problemOf, textOf };
}

function detailsOf(values: Values<Field>): Details {
	const given = (field: Field) => values[field].trim();
	return {
		firstName: given("firstName"),
		lastName: given("lastName"),
		phone: given("phone") || null,
		address: {
			countryCode: given("address.countryCode"),
			subdivision: given("address.subdivision"),
			street: given("address.street"),
			city: given("address.city"),
			postalCode: given("address.postalCode"),
		},
	};
}
