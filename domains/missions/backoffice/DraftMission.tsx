import { FormDialog, useCan, useChange, useFormats } from "@baize/platform-backoffice";
import { Button, MenuItem, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { draftMission, type MissionRecord, saveMission, type Terms } from "../contract/index.ts";
import { FIELDS, formOf, isShown, OPTIONS, termsOf, type Wrong } from "./terms-form.ts";

const HINTED: ReadonlySet<string> = new Set([
	...["titles", "goal", "count", "multiple", "from", "until", "places", "maxPlayers"],
	...["spinsStake", "points"],
]);
const DETAIL_TEXTS = { state: "missions.states", faults: "missions.draft.wrong" };

/** Begins a mission. */
export function NewMission() {
	const { t } = useFormats();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	const { run, isPending } = useChange(draftMission, { done: "missions.draft.done" });
	if (!may(draftMission)) return null;
	const draft = (terms: Terms) =>
		void run((requestId) => ({ body: { requestId, terms } })).then((isDone) => isDone && setOpen(false));
	return (
		<>
			<Button variant="contained" onClick={() => setOpen(true)}>
				{t("missions.draft.open")}
			</Button>
			{isOpen && <TermsDialog isPending={isPending} onClose={() => setOpen(false)} onTerms={draft} />}
		</>
	);
}

/** Changes terms that are not approved. */
export function EditMission({ record }: { record: MissionRecord }) {
	const { t } = useFormats();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	const { run, isPending } = useChange(saveMission, { done: "missions.draft.saved", detailTexts: DETAIL_TEXTS });
	if (!may(saveMission)) return null;
	const save = (terms: Terms) =>
		void run({ params: { mission: record.id }, body: { terms } }).then((isDone) => isDone && setOpen(false));
	return (
		<>
			<Button variant="outlined" onClick={() => setOpen(true)}>
				{t("missions.draft.edit")}
			</Button>
			{isOpen && (
				<TermsDialog terms={record.terms} isPending={isPending} onClose={() => setOpen(false)} onTerms={save} />
			)}
		</>
	);
}

type DialogProps = { terms?: Terms; isPending: boolean; onClose(): void; onTerms(terms: Terms): void };

function TermsDialog({ terms, isPending, onClose, onTerms }: DialogProps) {
	const { t } = useFormats();
	const [wrong, setWrong] = useState<Wrong>({});
	const [filled] = useState(() => formOf(terms));
	const [chosen, setChosen] = useState(filled);

	function submit(form: FormData): void {
		const texts = Object.fromEntries(FIELDS.map((field) => [field, String(form.get(field) ?? "")]));
		const said = termsOf(texts, Date.now());
		setWrong("wrong" in said ? said.wrong : {});
		if ("terms" in said) onTerms(said.terms);
	}

	function hintOf(field: string): string | undefined {
		const why = wrong[field];
		if (why !== undefined) return t(`missions.draft.wrong.${why}`);
		return HINTED.has(field) ? t(`missions.draft.hints.${field}`) : undefined;
	}

	return (
		<FormDialog
			title={t("missions.draft.title")}
			submit={t("missions.draft.submit")}
			size="md"
			isPending={isPending}
			onClose={onClose}
			onSubmit={submit}
		>
			<Stack spacing={2} sx={{ pt: 1 }}>
				{FIELDS.filter((field) => isShown(field, chosen)).map((field) => (
					<Input
						key={field}
						field={field}
						text={filled[field] ?? ""}
						hint={hintOf(field)}
						isWrong={field in wrong}
						onChoice={(value) => setChosen({ ...chosen, [field]: value })}
					/>
				))}
			</Stack>
		</FormDialog>
	);
}

type InputProps = {
	field: string;
	text: string;
	hint: string | undefined;
	isWrong: boolean;
	/** What is chosen decides which other fields there are. */
	onChoice(value: string): void;
};

/** The form reads the games that are chosen as one text. */
function Input({ field, text, hint, isWrong, onChoice }: InputProps) {
	const { t } = useFormats();
	const options = OPTIONS[field];
	const isMultiple = field === "titles";
	const isTime = field === "from" || field === "until";
	return (
		<TextField
			name={field}
			label={t(`missions.draft.fields.${field}`)}
			helperText={hint}
			error={isWrong}
			fullWidth
			select={options !== undefined}
			onChange={({ target }) => options && onChoice(String(target.value))}
			defaultValue={isMultiple ? text.split(",").filter(Boolean) : text}
			{...(isTime && { type: "datetime-local" })}
			slotProps={{ select: { multiple: isMultiple }, ...(isTime && { inputLabel: { shrink: true } }) }}
		>
			{options?.map((option) => (
				<MenuItem key={option.value} value={option.value}>
					{option.text ?? t(`missions.draft.options.${field}.${option.value}`)}
				</MenuItem>
			))}
		</TextField>
	);
}
