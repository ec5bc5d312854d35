import { useAttempt } from "@baize/platform-backoffice";
import { CallError, callApi } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import { CONTENT_SCHEMAS, type EntryRecord, saveEntry } from "../../contract/index.ts";
import { emptyOf } from "./form/form-schema.ts";
import type { Issue } from "./form/use-form.ts";

type Fields = Readonly<Record<string, unknown>>;
type State = { fields: Fields; basedOn: string | null; isChanged: boolean };

export type Editing = ReturnType<typeof useEditing>;

/** What an operator writes begins with: the newest text, the English one where there is none, or an empty form. */
function startOf({ contentType, english, revisions }: EntryRecord): State {
	const [newest] = revisions;
	const fields = (newest?.fields ?? english ?? emptyOf(CONTENT_SCHEMAS[contentType])) as Fields;
	return { fields, basedOn: newest?.id ?? null, isChanged: false };
}

/**
 * The text of an entry while it is written. The record is read again and again: a newer revision of another operator
 * replaces the text only where nothing is written here yet.
 */
export function useEditing(record: EntryRecord) {
	const [state, setState] = useState(() => startOf(record));
	const [issues, setIssues] = useState<readonly Issue[]>([]);
	const notify = useNotify();
	const refresh = useRefresh();
	const { attempt, isPending, problem } = useAttempt();
	const isBehind = isNewer(record, state.basedOn);

	useEffect(() => {
		if (isBehind && !state.isChanged) setState(startOf(record));
	}, [isBehind, state.isChanged, record]);

	useEffect(() => {
		if (!state.isChanged) return;
		const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
		addEventListener("beforeunload", warn);
		return () => removeEventListener("beforeunload", warn);
	}, [state.isChanged]);

	async function send(): Promise<EntryRecord> {
		try {
			const { fields, basedOn } = state;
			return await callApi(saveEntry, { params: { entry: record.id }, body: { fields: { ...fields }, basedOn } });
		} catch (error) {
			setIssues(issuesIn(error));
			throw error;
		}
	}

	async function save(): Promise<void> {
		setIssues([]);
		const outcome = await attempt(send);
		if (outcome && "value" in outcome) {
			setState(startOf(outcome.value));
			notify("entries.editor.saved", { type: "success" });
		}
		refresh();
	}

	return {
		...state,
		isBehind: isBehind && state.isChanged,
		isPending,
		issues,
		problem,
		save,
		change: (fields: unknown) => setState((before) => ({ ...before, fields: fields as Fields, isChanged: true })),
		discard() {
			setIssues([]);
			setState(startOf(record));
		},
	};
}

/** Just after a save the record is the one from before it: it does not have the revision that was saved. */
function isNewer({ revisions }: EntryRecord, basedOn: string | null): boolean {
	const [newest] = revisions;
	if (!newest || newest.id === basedOn) return false;
	return basedOn === null || revisions.some(({ id }) => id === basedOn);
}

function issuesIn(error: unknown): readonly Issue[] {
	if (!(error instanceof CallError)) return [];
	const { issues } = (error.body.details ?? {}) as { issues?: readonly Issue[] };
	return issues ?? [];
}
