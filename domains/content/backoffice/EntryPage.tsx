import { Pairs, Panel, RecordLayout, StateChip, useCan, useFormats } from "@baize/platform-backoffice";
import { Alert, Skeleton } from "@mui/material";
import { lazy, Suspense } from "react";
import { type EntryRecord, saveEntry } from "../contract/index.ts";
import { Changes } from "./Changes.tsx";
import { changedPlaces } from "./compare.ts";
import { EntryActs } from "./EntryActs.tsx";
import type { Inputs } from "./editor/form/FieldInput.tsx";
import { LanguageTabs } from "./editor/LanguageTabs.tsx";
import { useEditing } from "./editor/use-editing.ts";
import { PreviewPanel } from "./PreviewPanel.tsx";
import { Revisions } from "./Revisions.tsx";
import { TONES } from "./tones.ts";

// The text editor is large, and only this page has one.
const Editor = lazy(async () => ({ default: (await import("./editor/Editor.tsx")).Editor }));

type Props = { record: EntryRecord };
type PageProps = Props & {
	/** Inputs of a domain above, for what only it can ask for. */
	inputs?: Inputs;
	/** The fields that are asked for, in this order; all of the type unless given. */
	fields?: readonly string[];
};

/** One entry in one language: its text, what its draft would change, and every revision. */
export function EntryPage({ record, inputs, fields }: PageProps) {
	const { t } = useFormats();
	const may = useCan();
	const editing = useEditing(record);
	return (
		<RecordLayout
			title={record.title}
			chips={<StateChip state={record.state} texts="entries.states" tones={TONES} />}
			head={<LanguageTabs record={record} isChanged={editing.isChanged} />}
			aside={
				<>
					<EntryActs record={record} isChanged={editing.isChanged} />
					<PreviewPanel record={record} />
					<About record={record} />
					<DraftChanges record={record} />
					{record.revisions.length > 0 && <Revisions record={record} />}
				</>
			}
		>
			{record.state === "missing" && record.english !== null && (
				<Alert severity="info">{t("entries.editor.fromEnglish")}</Alert>
			)}
			{may(saveEntry) && (
				<Suspense fallback={<Skeleton variant="rounded" height={320} />}>
					<Editor record={record} editing={editing} inputs={inputs} asked={fields} />
				</Suspense>
			)}
		</RecordLayout>
	);
}

function About({ record }: Props) {
	const { t } = useFormats();
	return (
		<Panel title={t("entries.about")}>
			<Pairs
				pairs={[
					[t("entries.type"), t(`entries.types.${record.contentType}`)],
					[t("entries.slug"), record.slug],
					[t("entries.language"), t(`entries.languages.${record.language}`)],
				]}
			/>
			{record.isLegal && <Alert severity="info">{t("entries.legal")}</Alert>}
		</Panel>
	);
}

function DraftChanges({ record: { revisions } }: Props) {
	const { t } = useFormats();
	const draft = revisions.find(({ state }) => state === "draft");
	if (!draft) return null;
	const published = revisions.find(({ state }) => state === "published");
	return (
		<Panel title={t("entries.changes.title")}>
			<Changes changed={changedPlaces(published?.fields, draft.fields)} />
		</Panel>
	);
}
