import {
	type Account,
	type Details,
	LINE_PATTERN,
	NAME_PATTERN,
	type RegistrationForm,
} from "@baize/identity/contract";
import {
	noFocusOnPress,
	type Problems,
	Refused,
	useFields,
	useIdentityTexts,
	useProof,
	useRefusalText,
	type ValidationIssue,
	type Values,
} from "@baize/identity/web";
import { ActionGroup, Button, SelectField, TextField } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import type { CallError } from "@baize/platform-web/reads";
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

const PATTERNS: Partial<Record<Field, RegExp>> = {
	firstName: new RegExp(NAME_PATTERN, "u"),
	lastName: new RegExp(NAME_PATTERN, "u"),
	"address.street": new RegExp(LINE_PATTERN, "u"),
	"address.city": new RegExp(LINE_PATTERN, "u"),
};

type Props = { account: Account; offered: RegistrationForm; onChanged(account: Account): void; onCancel(): void };

/** The details as a form. Sending it requires the password; what was typed is kept meanwhile. */
export function DetailsForm({ account, offered, onChanged, onCancel }: Props) {
	const t = useAccountTexts();
	const identity = useIdentityTexts();
	const session = useViewer()?.handle ?? "";
	const errorText = useRefusalText();
	const [country, setCountry] = useState(account.address.countryCode);
	const [refused, setRefused] = useState<string>();
	const chosen = offered.countries.find(({ countryCode }) => countryCode === country);
	const textOf = useProblemText(offered, country);
	const save = useProof(updateDetails, { onDone: onChanged, onRefused: showRefusal, submit: t("profile.saveChanges") });
	const { form, control, showProblems } = useFields<Field>({
		name: "details",
		fields: FIELDS,
		problemOf(field, values) {
			const value = values[field].trim();
			if (value === "") return field === "phone" && chosen?.phone !== "required" ? undefined : textOf(field, "missing");
			if (field === "address.postalCode" && chosen && !postalCodeOf(chosen).test(value.toUpperCase()))
				return textOf(field, "wrong");
			return PATTERNS[field]?.test(value) === false ? textOf(field, "wrong") : undefined;
		},
		onSend(values) {
			setRefused(undefined);
			save.prompt((proof) => ({ params: { session }, body: { details: detailsOf(values), proof } }));
		},
	});

	function showRefusal(error: CallError): void {
		const found = problemsOf(error.body.errors ?? [], textOf);
		if (Object.keys(found).length > 0) showProblems(found);
		else setRefused(errorText(error));
	}

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
		<>
			<form {...form} className="grid gap-4">
				<Refused>{refused}</Refused>
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
				<ActionGroup>
					<Button type="submit" {...noFocusOnPress}>
						{t("profile.save")}
					</Button>
					<Button look="quiet" onClick={onCancel}>
						{t("profile.cancel")}
					</Button>
				</ActionGroup>
			</form>
			{save.dialog}
		</>
	);
}

type Country = RegistrationForm["countries"][number];
const postalCodeOf = ({ postalCode }: Country): RegExp => new RegExp(postalCode.pattern, "u");

/** The labels of the registration, which has the same fields. */
function useProblemText(offered: RegistrationForm, country: string) {
	const identity = useIdentityTexts();
	const t = useAccountTexts();
	const example = offered.countries.find(({ countryCode }) => countryCode === country)?.postalCode.example ?? "";
	return (field: Field, cause: string): string => {
		if (field === "address.postalCode" && cause !== "missing") return t("profile.postalCode", { example });
		if (field === "phone" && (cause === "missing" || cause === "required")) return t("profile.phoneRequired");
		const own = `join.problems.${field}.${cause}`;
		const known = [own, `join.problems.${field}.wrong`, `join.problems.${field}.missing`];
		return identity((known.find((key) => identity.has(key as never)) ?? own) as never) as string;
	};
}

const problemsOf = (
	issues: readonly ValidationIssue[],
	textOf: (field: Field, cause: string) => string,
): Problems<Field> =>
	Object.fromEntries(
		FIELDS.flatMap((field) => {
			const issue = issues.find((of) => of.field === `details.${field}`);
			return issue ? [[field, textOf(field, issue.cause)]] : [];
		}),
	);

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
