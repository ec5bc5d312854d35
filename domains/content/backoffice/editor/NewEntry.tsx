import { FormDialog, useCan, useFormats } from "@baize/platform-backoffice";
import { Button, MenuItem, Stack, TextField } from "@mui/material";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useRedirect } from "react-admin";
import { CONTENT_TYPES, type ContentType, entryId, SLUG_PATTERN, saveEntry } from "../../contract/index.ts";

const SLUG = new RegExp(SLUG_PATTERN);
const MAX_SLUG = 80;

/** Begins an entry: its type and slug, which stay as they are. Nothing is stored until its text is saved. */
export function NewEntry() {
	const { t } = useFormats();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	if (!may(saveEntry)) return null;
	return (
		<>
			<Button variant="contained" startIcon={<IconPlus size={18} />} onClick={() => setOpen(true)}>
				{t("entries.new.open")}
			</Button>
			{isOpen && <NewDialog onClose={() => setOpen(false)} />}
		</>
	);
}

function NewDialog({ onClose }: { onClose(): void }) {
	const { t } = useFormats();
	const redirect = useRedirect();
	const [type, setType] = useState<ContentType>("content_page");
	const [typed, setTyped] = useState("");
	const slug = typed.trim();
	const isRight = SLUG.test(slug);
	function begin(): void {
		if (!isRight) return;
		onClose();
		redirect("show", "entries", entryId({ type, slug, locale: "en" }));
	}
	return (
		<FormDialog
			title={t("entries.new.title")}
			submit={t("entries.new.begin")}
			isPending={!isRight}
			onClose={onClose}
			onSubmit={begin}
		>
			<Stack spacing={2} sx={{ pt: 1 }}>
				<TextField
					select
					label={t("entries.type")}
					value={type}
					onChange={({ target }) => setType(target.value as ContentType)}
				>
					{CONTENT_TYPES.map((each) => (
						<MenuItem key={each} value={each}>
							{t(`entries.types.${each}`)}
						</MenuItem>
					))}
				</TextField>
				<TextField
					label={t("entries.slug")}
					value={typed}
					required
					autoFocus
					error={slug !== "" && !isRight}
					helperText={t("entries.new.slugRule")}
					slotProps={{ htmlInput: { maxLength: MAX_SLUG, autoCapitalize: "none", spellCheck: false } }}
					onChange={({ target }) => setTyped(target.value)}
				/>
			</Stack>
		</FormDialog>
	);
}
