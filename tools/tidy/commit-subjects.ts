const MAX_LENGTH = 60;
const FORM = /^[a-z0-9][a-z0-9-]*: [a-z].*[^.]$/;
const MERGE = /^(Merge|Revert) /;

/** What is wrong with the subject of a commit; undefined when nothing is. `area: imperative`, at most 60 characters. */
export function subjectIssue(subject: string): string | undefined {
	if (MERGE.test(subject)) return undefined;
	if (subject.length > MAX_LENGTH) return `${subject.length} characters; the limit is ${MAX_LENGTH}`;
	return FORM.test(subject)
		? undefined
		: 'not of the form "area: imperative", in small letters and without a full stop';
}
