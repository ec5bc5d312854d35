import { noteUse } from "@baize/analytics/web";
import { useFirstError } from "@baize/platform-web";
import { useBodyRules, useServerNow } from "@baize/platform-web/reads";
import { type FocusEvent, type FormEvent, useEffect, useMemo, useRef } from "react";
import { type RegistrationForm, register } from "../../contract/index.ts";
import { useCallWithCaptcha } from "../login/captcha/use-call-with-captcha.ts";
import { useIdentityTexts } from "../texts.ts";
import {
	FIELDS,
	type Field,
	type JoinValues,
	type Problem,
	problemsOf,
	problemsOfAnswer,
	readValues,
	registrationOf,
} from "./join-form.ts";
import { ofStep, outcomeOf, stepOf } from "./join-steps.ts";
import { useJoinPlace } from "./use-join-place.ts";
import { controlId, useJoinProblems } from "./use-join-problems.ts";
import { useJoinSteps } from "./use-join-steps.ts";

export type JoinForm = ReturnType<typeof useJoinForm>;

const MINUTE_MS = 60_000;
const isField = (name: string): name is Field => (FIELDS as readonly string[]).includes(name);
const labelKey = (field: Field) => `join.fields.${field.split(".").at(-1)}`;

/** The state of the form while it is filled in: the chosen location, its errors, and whether it is being sent. */
export function useJoinForm(offered: RegistrationForm, onSent: (email: string) => void) {
	const t = useIdentityTexts();
	const nowMs = useServerNow(MINUTE_MS);
	const ref = useRef<HTMLFormElement>(null);
	const sent = useRef<JoinValues>(undefined);
	const call = useCallWithCaptcha(register, "register");
	const issuesIn = useBodyRules(register, () => import("../../contract/rules/register.ts"));
	const { chooseCountry, chooseSubdivision, textValues, ...place } = useJoinPlace(offered);
	const { showSent, replace, errorOf, textAt, ...problems } = useJoinProblems(textValues);
	const { step, goTo, back } = useJoinSteps(ref);

	useEffect(() => noteUse("registrationStep", { step: "opened" }), []);

	/** On leaving a field that was filled in; an empty one is reported only when the form is sent. */
	function left(event: FocusEvent<HTMLFormElement>): void {
		const { name } = event.target as unknown as HTMLInputElement;
		if (!isField(name)) return;
		const values = readValues(new FormData(event.currentTarget));
		// A field that was not changed since the last sending keeps its error.
		if (sent.current?.[name] === values[name]) return;
		const found = problemsOf(values, offered, nowMs, issuesIn).find(({ field }) => field === name);
		replace(name, values[name] === "" ? undefined : found?.cause);
	}

	async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const values = readValues(new FormData(event.currentTarget));
		const outcome = outcomeOf(step, problemsOf(values, offered, nowMs, issuesIn));
		sent.current = values;
		if (outcome.kind === "correct") return correct(outcome.step, outcome.problems);
		showSent([]);
		if (outcome.kind === "next") return goTo(step + 1);
		const answer = await call.run({ body: registrationOf(values) });
		if (!answer) return;
		noteUse("registrationStep", { step: "sent" });
		onSent(answer.email);
	}

	/** Shows what is wrong in a step, there. */
	function correct(of: number, found: readonly Problem[]): void {
		showSent(found);
		if (of !== step) goTo(of);
	}

	const issues = call.error?.body.errors;
	useEffect(() => {
		const found = problemsOfAnswer(issues ?? []);
		const [first] = found;
		if (first) correct(stepOf(first.field), ofStep(stepOf(first.field), found));
	}, [issues]);
	// The focus follows the last sending; the list above the form grows shorter with each corrected field.
	const sentErrors = useMemo(() => problems.sent.map(errorOf), [problems.sent]);
	useFirstError(ref, sentErrors);

	return {
		...{ t, ref, call, ...place, summary: problems.summary, left, step, back },
		send: (event: FormEvent<HTMLFormElement>) => void send(event),
		chooseCountry(code: string) {
			chooseCountry(code);
			replace("address.countryCode", undefined);
		},
		chooseSubdivision: (code: string) => replace("address.subdivision", chooseSubdivision(code)),
		acceptTerms: () => replace("termsVersion", undefined),
		/** The attributes of a field's control. */
		control(field: Field) {
			const label = field === "termsVersion" ? "" : t(labelKey(field) as never);
			return { id: controlId(field), name: field, label: label as string, error: textAt(field) };
		},
	};
}
