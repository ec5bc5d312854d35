import type { BodyOf, InputOf, PageCall, ReplyOf } from "@baize/kernel/call";
import { useViewer } from "@baize/platform-web/page";
import { type CallError, rulesArrived } from "@baize/platform-web/reads";
import { useState } from "react";
import type { Proof } from "../../contract/index.ts";
import { type Problems, useFields, type Values } from "./use-fields.ts";
import { useProof, type ValidationIssue } from "./use-proof.tsx";
import { useRefusalText } from "./use-refusal-text.ts";

type Options<Spec extends PageCall, Field extends string> = {
	call: Spec;
	/** Finds what the rules of the call find wrong with its body. */
	issuesIn(body: unknown): readonly ValidationIssue[];
	/** Prefix of the controls' ids. */
	name: string;
	fields: readonly Field[];
	/** The part of the body that has the fields; absent where it is the body itself. */
	part?: string;
	bodyOf(values: Values<Field>, proof: Proof): BodyOf<Spec>;
	/** What only the page knows, first of all that a field is missing. */
	problemOf(field: Field, values: Values<Field>): string | undefined;
	/** The text of what the rules or the server find wrong with a field. */
	issueText(field: Field, cause: string): string;
	onDone(reply: ReplyOf<Spec>): void;
	/** The button of the dialog that asks for the proof. */
	submit: string;
};

/** In place of the proof while the fields are checked: a dialog asks for it afterwards. */
const UNKNOWN_PROOF: Proof = { password: "unknown" };

/** A form that changes what a panel shows, with the password. The rules of its call are applied before that is asked. */
export function useEditForm<Spec extends PageCall, Field extends string>(options: Options<Spec, Field>) {
	const { call, issuesIn, name, fields, part, bodyOf, issueText, onDone, submit } = options;
	const session = useViewer()?.handle ?? "";
	const errorText = useRefusalText();
	const [refused, setRefused] = useState<string>();
	const [isChecking, setChecking] = useState(false);
	const save = useProof(call, { onDone, onRefused, submit });
	const problemAt = (field: Field, issues: readonly ValidationIssue[]): string | undefined => {
		const path = part === undefined ? field : `${part}.${field}`;
		const issue = issues.find((each) => each.field === path);
		return issue && issueText(field, issue.cause);
	};
	function problemOf(field: Field, values: Values<Field>): string | undefined {
		const known = options.problemOf(field, values);
		if (known !== undefined || values[field].trim() === "") return known;
		return problemAt(field, issuesIn(bodyOf(values, UNKNOWN_PROOF)));
	}
	const { form, control, showProblems } = useFields<Field>({
		name,
		fields,
		problemOf,
		onSend: (values) => void send(values),
	});

	/** The rules may arrive only after the form was sent. No proof is asked for what they would refuse. */
	async function send(values: Values<Field>): Promise<void> {
		setRefused(undefined);
		setChecking(true);
		await rulesArrived(call);
		setChecking(false);
		if (showFound((field) => problemOf(field, values))) return;
		save.prompt((proof) => ({ params: { session }, body: bodyOf(values, proof) }) as unknown as InputOf<Spec>);
	}

	/** Shows what is found wrong with the fields; says whether there is anything. */
	function showFound(find: (field: Field) => string | undefined): boolean {
		const found: Problems<Field> = {};
		for (const field of fields) {
			const problem = find(field);
			if (problem) found[field] = problem;
		}
		const isAny = Object.keys(found).length > 0;
		if (isAny) showProblems(found);
		return isAny;
	}

	function onRefused(error: CallError): void {
		const issues = error.body.errors ?? [];
		if (!showFound((field) => problemAt(field, issues))) setRefused(errorText(error));
	}

	return { form, control, refused, isChecking, dialog: save.dialog };
}
