import { useFormats } from "@baize/platform-backoffice";
import { MenuItem, TextField } from "@mui/material";
import { type InputProps, useForm } from "./use-form.ts";

/** One of a few values. */
export function ChoiceInput({ schema, label, value, isRequired, onChange }: InputProps) {
	const { t } = useFormats();
	const { isReadOnly } = useForm();
	return (
		<TextField
			select
			label={label}
			value={value ?? ""}
			required={isRequired}
			disabled={isReadOnly}
			fullWidth
			onChange={({ target }) => onChange(target.value)}
		>
			{!isRequired && <MenuItem value="">{t("entries.editor.notSet")}</MenuItem>}
			{(schema.enum ?? []).map((choice) => (
				<MenuItem key={choice} value={choice}>
					{t(`entries.choices.${choice}`)}
				</MenuItem>
			))}
		</TextField>
	);
}
