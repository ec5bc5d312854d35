import { useFirstError } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import { useBodyRules, useServerNow } from "@baize/platform-web/reads";
import { type FocusEvent, type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { type RegistrationForm, register } from "../../contract/index.ts";
import { useCallWithCaptcha } from "../login/captcha/use-call-with-captcha.ts";
import { useIdentityTexts } from "../texts.ts";
import {
	countryOf,
	FIELDS,
	type Field,
	type JoinValues,
	minAgeOf,
	type Problem,
	problemsOf,
	problemsOfAnswer,
	readValues,
	registrationOf,
	subdivisionOf,
} from "./join-form.ts";

export type JoinForm = ReturnType<typeof useJoinForm>;

const MINUTE_MS = 60_000;
const isField = (name: string): name is Field => (FIELDS as readonly string[]).includes(name);
const controlId = (field: Field): string => `join-${field.replace(".", "-")}`;
const labelKey = (field: Field) => `join.fields.${field.split(".").at(-1)}`;

/** The state of the form while it is filled in: the chosen location, its errors, and whether it is being sent. */
export function useJoinForm(offered: RegistrationForm, onSent: (email: string) => void) {
	const t = useIdentityTexts();
	const locale = useLocale();
	const nowMs = useServerNow(MINUTE_MS);
	const ref = useRef<HTMLFormElement>(null);
	const sent = useRef<JoinValues>(undefined);
	const call = useCallWithCaptcha(register, "register");
	const issuesIn = useBodyRules(register, () => import("../../contract/rules/register.ts"));
	const [country, setCountry] = useState(offered.place.countryCode ?? "");
	const [subdivision, setSubdivision] = useState(offered.place.subdivision ?? "");
	const [problems, setProblems] = useState<readonly Problem[]>([]);
	// The errors of the last sending: the list above the form, which the focus follows.
	const [sentProblems, setSentProblems] = useState<readonly Problem[]>([]);
	const minAge = minAgeOf(offered, country, subdivision);

	function showProblems(found: readonly Problem[]): void {
		setProblems(found);
		setSentProblems(found);
	}

	function textOf({ field, cause }: Problem): string {
		const place = subdivisionOf(offered, country, subdivision)?.name ?? "";
		const own = `join.problems.${field}.${cause}`;
		const key = t.has(own as never) ? own : `join.problems.${field}.wrong`;
		const example = countryOf(offered, country)?.postalCode.example ?? "";
		return t(key as never, { age: String(minAge), place, example } as never);
	}

	const replaceProblem = (field: Field, cause: string | undefined) =>
		setProblems((before) => [
			...before.filter((problem) => problem.field !== field),
			...(cause === undefined ? [] : [{ field, cause }]),
		]);

	/** On leaving a field that was filled in; an empty one is reported only when the form is sent. */
	function left(event: FocusEvent<HTMLFormElement>): void {
		const { name } = event.target as unknown as HTMLInputElement;
		if (!isField(name)) return;
		const values = readValues(new FormData(event.currentTarget));
		// A field that was not changed since the last sending keeps its error.
		if (sent.current?.[name] === values[name]) return;
		const found = problemsOf(values, offered, nowMs, issuesIn).find(({ field }) => field === name);
		replaceProblem(name, values[name] === "" ? undefined : found?.cause);
	}

	async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const values = readValues(new FormData(event.currentTarget));
		const found = problemsOf(values, offered, nowMs, issuesIn);
		sent.current = values;
		showProblems(found);
		if (found.length > 0) return;
		const answer = await call.run({ body: registrationOf(values) });
		if (answer) onSent(answer.email);
	}

	const issues = call.error?.body.errors;
	useEffect(() => {
		if (issues) showProblems(problemsOfAnswer(issues));
	}, [issues]);
	const errorOf = (problem: Problem) => ({ id: controlId(problem.field), message: textOf(problem) });
	// The focus follows the last sending; the list above the form grows shorter with each corrected field.
	useFirstError(
		ref,
		useMemo(() => sentProblems.map(errorOf), [sentProblems]),
	);
	const summary = sentProblems.filter(({ field }) => problems.some((problem) => problem.field === field)).map(errorOf);

	const currencyNames = useMemo(() => new Intl.DisplayNames([locale], { type: "currency" }), [locale]);
	return {
		t,
		ref,
		call,
		country,
		subdivision,
		minAge,
		summary,
		left,
		send: (event: FormEvent<HTMLFormElement>) => void send(event),
		chooseCountry(code: string) {
			setCountry(code);
			setSubdivision("");
			replaceProblem("address.countryCode", undefined);
		},
		chooseSubdivision(code: string) {
			setSubdivision(code);
			// Shown at once, before the rest is typed in vain.
			const isClosed = subdivisionOf(offered, country, code)?.open === false;
			replaceProblem("address.subdivision", isClosed ? "closed" : undefined);
		},
		acceptTerms: () => replaceProblem("termsVersion", undefined),
		/** The attributes of a field's control. */
		control(field: Field) {
			const problem = problems.find((of) => of.field === field);
			const label = field === "termsVersion" ? "" : t(labelKey(field) as never);
			return { id: controlId(field), name: field, label: label as string, error: problem && textOf(problem) };
		},
		// Only three-letter codes have names; others are shown as they are.
		currencyName: (code: string) => (code.length === 3 ? `${code} · ${currencyNames.of(code)}` : code),
	};
}
