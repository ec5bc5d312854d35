import { describe, expect, it } from "vitest";
import type { Problem } from "./join-form.ts";
import { type JoinProblemsChange, NO_PROBLEMS, problemsAfter, summaryOf } from "./join-problems.ts";

const problem = (field: Problem["field"], cause: string): Problem => ({ field, cause });
const EMAIL = problem("email", "missing");
const PHONE = problem("phone", "wrong");

const sent = (...problems: Problem[]): JoinProblemsChange => ({ kind: "sent", problems });
const field = (name: Problem["field"], cause?: string): JoinProblemsChange => ({ kind: "field", field: name, cause });

const fieldsOf = (problems: readonly Problem[]): string[] => problems.map((each) => `${each.field} ${each.cause}`);

describe("[AUTH-13] the problems of the form", () => {
	it.each([
		["are those of the last sending, also in the list above", [sent(EMAIL, PHONE)], [EMAIL, PHONE], [EMAIL, PHONE]],
		["lose a field that is corrected", [sent(EMAIL, PHONE), field("email")], [PHONE], [PHONE]],
		[
			"gain a field that is wrong when it is left, but not in the list",
			[sent(EMAIL), field("phone", "wrong")],
			[EMAIL, PHONE],
			[EMAIL],
		],
		["replace the cause of a field", [sent(EMAIL), field("email", "wrong")], [problem("email", "wrong")], [EMAIL]],
		[
			"list a field again that is corrected and then wrong again",
			[sent(EMAIL), field("email"), field("email", "wrong")],
			[problem("email", "wrong")],
			[EMAIL],
		],
		["are none after a sending without any", [sent(EMAIL), sent()], [], []],
	])("%s", (_what, changes, shown, summary) => {
		const after = changes.reduce(problemsAfter, NO_PROBLEMS);
		expect(fieldsOf(after.shown)).toEqual(fieldsOf(shown));
		expect(fieldsOf(summaryOf(after))).toEqual(fieldsOf(summary));
	});
});
