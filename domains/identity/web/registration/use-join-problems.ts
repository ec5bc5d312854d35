import { useReducer } from "react";
import { useIdentityTexts } from "../texts.ts";
import type { Field, Problem } from "./join-form.ts";
import { NO_PROBLEMS, problemsAfter, summaryOf } from "./join-problems.ts";

export const controlId = (field: Field): string => `join-${field.replace(".", "-")}`;

/** The problems of the form as texts, for its fields and for the list above it. */
export function useJoinProblems(textValues: { age: string; place: string; example: string }) {
	const t = useIdentityTexts();
	const [problems, change] = useReducer(problemsAfter, NO_PROBLEMS);

	function textOf({ field, cause }: Problem): string {
		const own = `join.problems.${field}.${cause}`;
		const key = t.has(own as never) ? own : `join.problems.${field}.wrong`;
		return t(key as never, textValues as never);
	}

	const errorOf = (problem: Problem) => ({ id: controlId(problem.field), message: textOf(problem) });
	return {
		showSent: (found: readonly Problem[]): void => change({ kind: "sent", problems: found }),
		replace: (field: Field, cause: string | undefined): void => change({ kind: "field", field, cause }),
		/** Changes only when the form is sent. */
		sent: problems.sent,
		errorOf,
		summary: summaryOf(problems).map(errorOf),
		textAt(field: Field): string | undefined {
			const problem = problems.shown.find((each) => each.field === field);
			return problem && textOf(problem);
		},
	};
}
