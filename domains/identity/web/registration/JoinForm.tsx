import { type FixedPage, pages } from "@baize/platform-paths";
import { Button, Checkbox, ErrorSummary, Notice, PasswordField, SelectField, TextField } from "@baize/platform-web";
import { useLocale, useSitePath } from "@baize/platform-web/i18n";
import { useErrorText } from "@baize/platform-web/reads";
import { type ComponentProps, type ReactNode, useMemo } from "react";
import type { RegistrationForm } from "../../contract/index.ts";
import { JoinProgress } from "./JoinProgress.tsx";
import { countryOf, type Field } from "./join-form.ts";
import { LAST_STEP } from "./join-steps.ts";
import { type JoinForm as Form, useJoinForm } from "./use-join-form.ts";

/** All fields, in three steps of short sections. What was typed is kept, whatever the reply. */
export function JoinForm({ form: offered, onSent }: { form: RegistrationForm; onSent: (email: string) => void }) {
	const form = useJoinForm(offered, onSent);
	const { t, call } = form;
	const errorText = useErrorText();
	return (
		<form
			ref={form.ref}
			method="post"
			noValidate
			onSubmit={form.send}
			onFocus={call.prepare}
			onBlur={form.left}
			className="grid gap-8"
		>
			<ErrorSummary title={t("join.fixTitle")} errors={form.summary} />
			{call.error && call.error.code !== "VALIDATION_ERROR" && (
				<Notice tone="danger" live>
					{errorText(call.error)}
				</Notice>
			)}
			<JoinProgress step={form.step} />
			<Step isShown={form.step === 0}>
				<AccountSection form={form} />
			</Step>
			<Step isShown={form.step === 1}>
				<PersonSection form={form} />
				<HomeSection form={form} offered={offered} />
			</Step>
			<Step isShown={form.step === LAST_STEP}>
				<MoneySection form={form} offered={offered} />
				<TermsSection form={form} version={offered.termsVersion} />
			</Step>
			<Buttons form={form} />
		</form>
	);
}

/** A step that is not shown keeps its fields. */
function Step({ isShown, children }: { isShown: boolean; children: ReactNode }) {
	return (
		<div data-step hidden={!isShown}>
			<div className="grid gap-8">{children}</div>
		</div>
	);
}

function Buttons({ form: { t, call, step, back } }: Part) {
	return (
		<div className="grid gap-3">
			{/*
			 * Does not take the focus: a field that is left may lose its error, and the button would move away under the
			 * press.
			 */}
			<Button type="submit" wide pending={call.pending} onMouseDown={(event) => event.preventDefault()}>
				{t(step === LAST_STEP ? "join.submit" : "join.steps.next")}
			</Button>
			{step > 0 && (
				<Button look="secondary" wide onClick={back}>
					{t("join.steps.back")}
				</Button>
			)}
		</div>
	);
}

function Section({ title, why, children }: { title: string; why?: string; children: ReactNode }) {
	return (
		<fieldset className="grid gap-4 border-hairline not-first:border-t not-first:pt-5">
			<legend tabIndex={-1} className="display float-start w-full text-xl outline-none">
				{title}
			</legend>
			{why && <p className="-mt-2 text-sm text-ink-muted">{why}</p>}
			{children}
		</fieldset>
	);
}

type Part = { form: Form };
type Line = Omit<ComponentProps<typeof TextField>, "label" | "name" | "id">;

/** A row of the form: its name, label and error all follow from the field. */
const line = ({ form }: Part, field: Field, more: Line = {}) => <TextField {...form.control(field)} {...more} />;

function AccountSection({ form }: Part) {
	const { t } = form;
	return (
		<Section title={t("join.sections.account")}>
			{line({ form }, "email", {
				type: "email",
				hint: t("join.hints.email"),
				autoComplete: "username",
				autoCapitalize: "none",
				spellCheck: false,
				dir: "ltr",
			})}
			<PasswordField
				{...form.control("password")}
				revealLabel={t("login.showPassword")}
				hint={t("join.hints.password")}
				autoComplete="new-password"
				dir="ltr"
			/>
		</Section>
	);
}

function PersonSection({ form }: Part) {
	const { t } = form;
	return (
		<Section title={t("join.sections.person")} why={t("join.why.person")}>
			<div className="grid gap-4 sm:grid-cols-2">
				{line({ form }, "firstName", { autoComplete: "given-name" })}
				{line({ form }, "lastName", { autoComplete: "family-name" })}
			</div>
			{line({ form }, "birthDate", {
				type: "date",
				autoComplete: "bday",
				hint: t("join.hints.birthDate", { age: String(form.minAge) }),
			})}
		</Section>
	);
}

function HomeSection({ form, offered }: Part & { offered: RegistrationForm }) {
	const { t, country, subdivision } = form;
	const countries = offered.countries.map(({ countryCode: value, name: label }) => ({ value, label }));
	const subdivisions = countryOf(offered, country)?.subdivisions ?? [];
	return (
		<Section title={t("join.sections.home")} why={t("join.why.home")}>
			<SelectField
				{...form.control("address.countryCode")}
				choices={countries}
				empty={t("join.choose")}
				autoComplete="country"
				value={country}
				onChange={(event) => form.chooseCountry(event.target.value)}
			/>
			<SelectField
				{...form.control("address.subdivision")}
				choices={subdivisions.map(({ code: value, name: label }) => ({ value, label }))}
				empty={t("join.choose")}
				autoComplete="address-level1"
				value={subdivision}
				onChange={(event) => form.chooseSubdivision(event.target.value)}
			/>
			{line({ form }, "address.street", { autoComplete: "street-address" })}
			<div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
				{line({ form }, "address.city", { autoComplete: "address-level2" })}
				{line({ form }, "address.postalCode", { autoComplete: "postal-code", dir: "ltr" })}
			</div>
		</Section>
	);
}

function MoneySection({ form, offered }: Part & { offered: RegistrationForm }) {
	const { t, country } = form;
	const currencyName = useCurrencyName();
	const currencies = countryOf(offered, country)?.currencies ?? [];
	const isPhoneOptional = countryOf(offered, country)?.phone !== "required";
	return (
		<Section title={t("join.sections.money")}>
			<SelectField
				// Another country starts with its first currency.
				key={country}
				{...form.control("currency")}
				choices={currencies.map((code) => ({ value: code, label: currencyName(code) }))}
				hint={t("join.hints.currency")}
				{...(currencies.length === 0 ? { empty: t(country === "" ? "join.choose" : "join.noCurrency") } : {})}
			/>
			{line({ form }, "phone", {
				type: "tel",
				autoComplete: "tel",
				...(isPhoneOptional ? { note: t("join.optional") } : {}),
				hint: t("join.hints.phone"),
				dir: "ltr",
			})}
		</Section>
	);
}

function TermsSection({ form, version }: Part & { version: string }) {
	const { t, call } = form;
	const path = useSitePath();
	const page = (to: FixedPage) => (text: ReactNode) => (
		<a className="underline" href={path(to)} target="_blank" rel="noreferrer">
			{text}
		</a>
	);
	const links = { terms: page(pages.termsContent), privacy: page(pages.privacyContent) };
	const { label: _, ...control } = form.control("termsVersion");
	return (
		<Section title={t("join.sections.terms")}>
			<Checkbox {...control} value={version} label={t.rich("join.terms", links)} onChange={form.acceptTerms} />
			<Checkbox id="join-marketing" name="marketing" value="yes" label={t("join.marketing")} />
			<div ref={call.place} className="empty:hidden" />
		</Section>
	);
}

/** Only three-letter codes have names; others are shown as they are. */
function useCurrencyName(): (code: string) => string {
	const locale = useLocale();
	const names = useMemo(() => new Intl.DisplayNames([locale], { type: "currency" }), [locale]);
	return (code) => (code.length === 3 ? `${code} · ${names.of(code)}` : code);
}
