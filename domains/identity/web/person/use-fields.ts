import { useFirstError } from "@baize/platform-web";
import { type FocusEvent, type FormEvent, useMemo, useRef, useState } from "react";

export type Values<Field extends string> = Record<Field, string>;
export type Problems<Field extends string> = Partial<Record<Field, string | undefined>>;

type Options<Field extends string> = {
	/** Prefix of the controls' ids. */
	name: string;
	fields: readonly Field[];
	/** The error text of a field, which names the field. */
	problemOf(field: Field, values: Values<Field>): string | undefined;
	onSend(values: Values<Field>): void;
};

/**
 * A form whose fields keep what was typed. A field is checked when it is left, unless nothing was wrong with it and it
 * is empty; all of them are checked when the form is sent, and then the focus goes to the first that needs attention.
 */
export function useFields<Field extends string>({ name, fields, problemOf, onSend }: Options<Field>) {
	const ref = useRef<HTMLFormElement>(null);
	const [problems, setProblems] = useState<Problems<Field>>({});
	const [sent, setSent] = useState<Problems<Field>>({});
	const idOf = (field: Field): string => `${name}-${field.replaceAll(".", "-")}`;
	const isField = (text: string): text is Field => (fields as readonly string[]).includes(text);

	function read(form: HTMLFormElement): Values<Field> {
		const given = new FormData(form);
		return Object.fromEntries(fields.map((field) => [field, String(given.get(field) ?? "")])) as Values<Field>;
	}

	/** Shows the errors, and moves the focus to the first. */
	function showProblems(found: Problems<Field>): void {
		setProblems(found);
		setSent({ ...found });
	}

	function left(event: FocusEvent<HTMLFormElement>): void {
		const field = (event.target as unknown as HTMLInputElement).name;
		if (!isField(field)) return;
		const values = read(event.currentTarget);
		const isFilledIn = values[field].trim() !== "";
		const problem = problemOf(field, values);
		setProblems((known) => ({ ...known, [field]: isFilledIn || known[field] ? problem : undefined }));
	}

	function submitted(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		const values = read(event.currentTarget);
		const found: Problems<Field> = {};
		for (const field of fields) {
			const problem = problemOf(field, values);
			if (problem) found[field] = problem;
		}
		showProblems(found);
		if (Object.keys(found).length === 0) onSend(values);
	}

	useFirstError(
		ref,
		useMemo(() => fields.flatMap((field) => (sent[field] ? [{ id: idOf(field), message: sent[field] }] : [])), [sent]),
	);

	return {
		showProblems,
		form: { ref, method: "post", noValidate: true, onSubmit: submitted, onBlur: left } as const,
		/** The attributes of a field's control. */
		control: (field: Field) => ({ id: idOf(field), name: field, error: problems[field] }),
	};
}

/**
 * For the button that sends: it does not take the focus on being pressed. A field that is left may lose its error, and
 * the button would move away under the press.
 */
export const noFocusOnPress = { onMouseDown: (event: { preventDefault(): void }) => event.preventDefault() };
