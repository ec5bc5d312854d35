import { Panel, useFormats } from "@baize/platform-backoffice";
import { Alert, Box, Button, Stack, Typography } from "@mui/material";
import { useMemo } from "react";
import { CONTENT_SCHEMAS, type EntryRecord } from "../../contract/index.ts";
import { addressOf } from "./address.ts";
import { fieldInput, type Inputs } from "./form/FieldInput.tsx";
import { onlyFields } from "./form/form-schema.ts";
import { Fields } from "./form/GroupInput.tsx";
import { FormProvider } from "./form/use-form.ts";
import type { Editing } from "./use-editing.ts";

type Props = {
	record: EntryRecord;
	editing: Editing;
	inputs?: Inputs | undefined;
	asked?: readonly string[] | undefined;
};

/** The text of an entry, in the form that its type's schema makes. */
export function Editor({ record, editing, inputs, asked }: Props) {
	const { t } = useFormats();
	const Field = useMemo(() => fieldInput(inputs), [inputs]);
	const { fields, issues, isPending, problem, isChanged, isBehind, change } = editing;
	const schema = onlyFields(CONTENT_SCHEMAS[record.contentType], asked);
	return (
		<Panel title={t("entries.editor.title")}>
			<Stack
				spacing={2}
				component="form"
				noValidate
				onSubmit={(event) => submitted(event, editing)}
				aria-label={t("entries.editor.title")}
			>
				<Address record={record} fields={fields} />
				{isBehind && <Alert severity="warning">{t("entries.editor.behind")}</Alert>}
				<FormProvider value={{ issues, isReadOnly: isPending, Field }}>
					<Fields schema={schema} place="fields" value={fields} onChange={change} />
				</FormProvider>
				{problem && <Alert severity="error">{problem}</Alert>}
				<Box sx={BAR}>
					<Button type="submit" variant="contained" disabled={isPending || !isChanged}>
						{t("entries.editor.save")}
					</Button>
					<Button disabled={!isChanged || isPending} onClick={editing.discard}>
						{t("entries.editor.discard")}
					</Button>
					<Typography variant="body2" sx={{ color: "text.secondary" }}>
						{t(isChanged ? "entries.editor.unsaved" : "entries.editor.unseen")}
					</Typography>
				</Box>
			</Stack>
		</Panel>
	);
}

function submitted(event: { preventDefault(): void }, { save }: Editing): void {
	event.preventDefault();
	void save();
}

/** It stays in sight below a long form. */
const BAR = {
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: 1.5,
	position: "sticky",
	bottom: 0,
	py: 1,
	bgcolor: "background.paper",
	zIndex: 2,
} as const;

function Address({ record: { contentType, slug }, fields }: { record: EntryRecord; fields: Editing["fields"] }) {
	const { t } = useFormats();
	const address = addressOf({ contentType, slug, fields });
	if (address === undefined) return null;
	return (
		<Typography sx={{ overflowWrap: "anywhere" }}>
			{t("entries.editor.address")} <code>{address}</code>
		</Typography>
	);
}
