import { useFirstError } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import { useCall, useServerNow } from "@baize/platform-web/reads";
import { type FocusEvent, type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { type RegistrationForm, register } from "../contract/index.ts";
import {
	FIELDS,
	type Field,
	minAgeOf,
	type Problem,
	problemsOf,
	problemsOfAnswer,
	readValues,
	registrationOf,
	subdivisionOf,
} from "./join-form.ts";
import { useIdentityTexts } from "./texts.ts";

export type JoinForm = ReturnType<typeof useJoinForm>;

const MINUTE_MS = 60_000;
const isField = (name: string): name is Field => (FIELDS as readonly string[]).includes(name);
const controlId = (field: Field): string => `join-${field.replace(".", "-")}`;
const labelKey = (field: Field) => `join.fields.${field.split(".").at(-1)}`;

/** What the form knows while it is filled in: the place that was chosen, what is wrong, and whether it is being sent. */
export function useJoinForm(offered: RegistrationForm, onSent: (email: string) => void) {
	const t = useIdentityTexts();
	const locale = useLocale();
	const nowMs = useServerNow(MINUTE_MS);
	const ref = useRef<HTMLFormElement>(null);
	const call = useCall(register);
	const [country, setCountry] = useState(offered.place.countryCode ?? "");
	const [subdivision, setSubdivision] = useState(offered.place.subdivision ?? "");
	const [problems, setProblems] = useState<readonly Problem[]>([]);
	// What was wrong when it was last sent: the list above the form, which the focus follows.
	const [sentProblems, setSentProblems] = useState<readonly Problem[]>([]);
	const minAge = minAgeOf(offered, country, subdivision);

	function tell(found: readonly Problem[]): void {
		setProblems(found);
		setSentProblems(found);
	}

	function textOf({ field, cause }: Problem): string {
		const place = subdivisionOf(offered, country, subdivision)?.name ?? "";
		const own = `join.problems.${field}.${cause}`;
		const key = t.has(own as never) ? own : `join.problems.${field}.wrong`;
		return t(key as never, { age: String(minAge), place } as never);
	}

	const forget = (field: Field) => setProblems((before) => before.filter((problem) => problem.field !== field));

	/** On leaving a field that was filled in; an empty one is told only when the form is sent. */
	function left(event: FocusEvent<HTMLFormElement>): void {
		const { name } = event.target as unknown as HTMLInputElement;
		if (!isField(name)) return;
		const values = readValues(new FormData(event.currentTarget));
		const found = problemsOf(values, offered, nowMs).filter(({ field }) => field === name && values[field] !== "");
		setProblems((before) => [...before.filter(({ field }) => field !== name), ...found]);
	}

	async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const values = readValues(new FormData(event.currentTarget));
		const found = problemsOf(values, offered, nowMs);
		tell(found);
		if (found.length > 0) return;
		const answer = await call.run({ body: registrationOf(values) });
		if (answer) onSent(answer.email);
	}

	const faults = call.error?.body.errors;
	useEffect(() => {
		if (faults) tell(problemsOfAnswer(faults));
	}, [faults]);
	// The list is that of the last sending, not of each keystroke.
	const summary = useMemo(
		() => sentProblems.map((problem) => ({ id: controlId(problem.field), message: textOf(problem) })),
		[sentProblems],
	);
	useFirstError(ref, summary);

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
			forget("address.countryCode");
		},
		chooseSubdivision(code: string) {
			setSubdivision(code);
			forget("address.subdivision");
		},
		/** The attributes of a field's control. */
		control(field: Field) {
			const problem = problems.find((of) => of.field === field);
			const label = field === "termsVersion" ? "" : t(labelKey(field) as never);
			return { id: controlId(field), name: field, label: label as string, error: problem && textOf(problem) };
		},
		// Only codes of three letters have names; others are their own.
		currencyName: (code: string) => (code.length === 3 ? `${code} · ${currencyNames.of(code)}` : code),
	};
}
