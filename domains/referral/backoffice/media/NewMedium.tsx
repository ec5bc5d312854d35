import { FormDialog, useCan, useChange, useFormats } from "@baize/platform-backoffice";
import { Button, FormHelperText, MenuItem, Stack, TextField } from "@mui/material";
import { useState } from "react";
import {
	addAffiliateMedium,
	MEDIUM_FORMATS,
	MEDIUM_PAGES,
	type MediumFormat,
	type MediumPage,
} from "../../contract/index.ts";

const WORDS = ["name", "en", "es", "ar"] as const;

/** Adds a link or a banner to the list. */
export function NewMediumAction() {
	const { t } = useFormats();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	if (!may(addAffiliateMedium)) return null;
	return (
		<>
			<Button variant="contained" onClick={() => setOpen(true)}>
				{t("media.add")}
			</Button>
			{isOpen && <AddDialog onClose={() => setOpen(false)} />}
		</>
	);
}

function AddDialog({ onClose }: { onClose(): void }) {
	const { t } = useFormats();
	const [missing, setMissing] = useState<readonly string[]>([]);
	const { run, isPending } = useChange(addAffiliateMedium, { done: "media.added" });

	async function submit(form: FormData): Promise<void> {
		const said = (field: string): string => String(form.get(field) ?? "").trim();
		const empty = WORDS.filter((field) => said(field) === "");
		setMissing(empty);
		if (empty.length > 0) return;
		const medium = {
			...{ name: said("name"), format: said("format") as MediumFormat, page: said("page") as MediumPage },
			text: { en: said("en"), es: said("es"), ar: said("ar") },
		};
		if (await run((requestId) => ({ body: { requestId, medium } }))) onClose();
	}

	return (
		<FormDialog
			title={t("media.addTitle")}
			submit={t("media.submit")}
			isPending={isPending}
			onClose={onClose}
			onSubmit={(form) => void submit(form)}
		>
			<Stack spacing={2} sx={{ pt: 1 }}>
				<Chosen name="format" of={MEDIUM_FORMATS} texts="media.formats" />
				<Chosen name="page" of={MEDIUM_PAGES} texts="media.pages" />
				{WORDS.map((field) => (
					<TextField
						key={field}
						name={field}
						label={t(`media.fields.${field}`)}
						error={missing.includes(field)}
						slotProps={{ htmlInput: { maxLength: field === "name" ? 60 : 120 } }}
					/>
				))}
				<FormHelperText>{t("media.hint")}</FormHelperText>
				<FormHelperText error role="alert">
					{missing.length > 0 &&
						t("media.missing", { fields: missing.map((field) => t(`media.fields.${field}`)).join(", ") })}
				</FormHelperText>
			</Stack>
		</FormDialog>
	);
}

type ChosenProps = { name: "format" | "page"; of: readonly string[]; texts: string };

function Chosen({ name, of, texts }: ChosenProps) {
	const { t } = useFormats();
	return (
		<TextField select name={name} label={t(`media.fields.${name}`)} defaultValue={of[0]}>
			{of.map((each) => (
				<MenuItem key={each} value={each}>
					{t(`${texts}.${each}`)}
				</MenuItem>
			))}
		</TextField>
	);
}
