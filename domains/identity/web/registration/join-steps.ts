import type { Field, Problem } from "./join-form.ts";

/** The steps of the form, each with its fields, in the order of the page. */
export const STEPS = [
	{ name: "account", fields: ["email", "password"] },
	{
		name: "person",
		fields: [
			"firstName",
			"lastName",
			"birthDate",
			"address.countryCode",
			"address.subdivision",
			"address.street",
			"address.city",
			"address.postalCode",
		],
	},
	{ name: "money", fields: ["currency", "phone", "termsVersion", "marketing"] },
] as const satisfies readonly { name: string; fields: readonly Field[] }[];

export const LAST_STEP = STEPS.length - 1;

export const stepOf = (field: Field): number => STEPS.findIndex(({ fields }) => fields.some((each) => each === field));

/** The step of an address's hash; undefined for any other hash, such as that of a field. */
export function stepOfHash(hash: string): number | undefined {
	if (hash === "") return 0;
	const step = STEPS.findIndex(({ name }) => hash === `#${name}`);
	return step === -1 ? undefined : step;
}

export const hashOfStep = (step: number): string => (step === 0 ? "" : `#${STEPS[step]?.name}`);

export type StepOutcome = { kind: "next" } | { kind: "send" } | { kind: "correct"; step: number; problems: Problem[] };

/** What follows when this step is submitted: fields of later steps are not filled in yet, those before may have changed. */
export function outcomeOf(step: number, problems: readonly Problem[]): StepOutcome {
	const first = Math.min(...problems.map(({ field }) => stepOf(field)));
	if (first <= step) return { kind: "correct", step: first, problems: ofStep(first, problems) };
	return step === LAST_STEP ? { kind: "send" } : { kind: "next" };
}

export const ofStep = (step: number, problems: readonly Problem[]): Problem[] =>
	problems.filter(({ field }) => stepOf(field) === step);
