import { sheets } from "@baize/games/sheets";
import { FormDialog, useCan, useChange, useFormats } from "@baize/platform-backoffice";
import { Button, MenuItem, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { draftTournament, saveTournament, type Terms, type TournamentRecord } from "../contract/index.ts";
import { FIELDS, formOf, termsOf, type Wrong } from "./terms-form.ts";

const HINTED: ReadonlySet<string> = new Set(["from", "until", "places", "bestOf", "capPoints", "minStake", "prizes"]);
const DETAIL_TEXTS = { state: "tournaments.states" };

/** Begins a tournament. */
export function NewTournament() {
	const { t } = useFormats();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	const { run, isPending } = useChange(draftTournament, { done: "tournaments.draft.done" });
	if (!may(draftTournament)) return null;
	const draft = (terms: Terms) =>
		void run((requestId) => ({ body: { requestId, terms } })).then((isDone) => isDone && setOpen(false));
	return (
		<>
			<Button variant="contained" onClick={() => setOpen(true)}>
				{t("tournaments.draft.open")}
			</Button>
			{isOpen && <TermsDialog isPending={isPending} onClose={() => setOpen(false)} onTerms={draft} />}
		</>
	);
}

/** Changes terms that are not announced. */
export function EditTournament({ record }: { record: TournamentRecord }) {
	const { t } = useFormats();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	const { run, isPending } = useChange(saveTournament, { done: "tournaments.draft.saved", detailTexts: DETAIL_TEXTS });
	if (!may(saveTournament)) return null;
	const save = (terms: Terms) =>
		void run({ params: { tournament: record.id }, body: { terms } }).then((isDone) => isDone && setOpen(false));
	return (
		<>
			<Button variant="outlined" onClick={() => setOpen(true)}>
				{t("tournaments.draft.edit")}
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
	const filled = formOf(terms);

	function submit(form: FormData): void {
		const texts = Object.fromEntries(FIELDS.map((field) => [field, String(form.get(field) ?? "")]));
		const said = termsOf(texts, Date.now());
		setWrong("wrong" in said ? said.wrong : {});
		if ("terms" in said) onTerms(said.terms);
	}

	function hintOf(field: string): string | undefined {
		const why = wrong[field];
		if (why !== undefined) return t(`tournaments.draft.wrong.${why}`);
		return HINTED.has(field) ? t(`tournaments.draft.hints.${field}`) : undefined;
	}

	return (
		<FormDialog
			title={t("tournaments.draft.title")}
			submit={t("tournaments.draft.submit")}
			size="md"
			isPending={isPending}
			onClose={onClose}
			onSubmit={submit}
		>
			<Stack spacing={2} sx={{ pt: 1 }}>
				{FIELDS.map((field) => (
					<TextField
						key={field}
						name={field}
						label={t(`tournaments.draft.fields.${field}`)}
						helperText={hintOf(field)}
						error={wrong[field] !== undefined}
						fullWidth
						{...inputOf(field, filled[field] ?? "")}
					/>
				))}
			</Stack>
		</FormDialog>
	);
}

function inputOf(field: string, text: string) {
	if (field === "titles") return choiceOf(text);
	if (field === "from" || field === "until")
		return { type: "datetime-local", defaultValue: text, slotProps: { inputLabel: { shrink: true } } };
	return { defaultValue: text };
}

/** The form reads the games that are chosen as one text. */
const choiceOf = (chosen: string) => ({
	select: true,
	defaultValue: chosen.split(",").filter(Boolean),
	slotProps: { select: { multiple: true } },
	children: sheets.map(({ id, title }) => (
		<MenuItem key={id} value={id}>
			{title}
		</MenuItem>
	)),
});
