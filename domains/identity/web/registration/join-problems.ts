import type { Field, Problem } from "./join-form.ts";

/** What is wrong with the fields of the form, and what was wrong at the last sending. */
export type JoinProblems = {
	shown: readonly Problem[];
	/** The list above the form, which the focus follows. */
	sent: readonly Problem[];
};

export type JoinProblemsChange =
	| { kind: "sent"; problems: readonly Problem[] }
	/** One field was corrected or filled in; without a cause it has no problem any more. */
	| { kind: "field"; field: Field; cause: string | undefined };

export const NO_PROBLEMS: JoinProblems = { shown: [], sent: [] };

export function problemsAfter(before: JoinProblems, change: JoinProblemsChange): JoinProblems {
	if (change.kind === "sent") return { shown: change.problems, sent: change.problems };
	const { field, cause } = change;
	const others = before.shown.filter((problem) => problem.field !== field);
	return { ...before, shown: cause === undefined ? others : [...others, { field, cause }] };
}

/** Of the last sending, what is not corrected yet: the list grows shorter with each field, and never longer. */
export const summaryOf = ({ shown, sent }: JoinProblems): Problem[] =>
	sent.filter(({ field }) => shown.some((problem) => problem.field === field));
