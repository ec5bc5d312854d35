import { useFormats } from "@baize/platform-backoffice";
import { TextField } from "@mui/material";
import { localTime } from "./local-time.ts";
import { type InputProps, useForm } from "./use-form.ts";
import { useProblem } from "./use-problem.ts";

/** A moment, in the operator's own time zone, which the text names. */
export function MomentInput({ label, place, value, isRequired, onChange }: InputProps) {
	const { t } = useFormats();
	const { isReadOnly } = useForm();
	const problem = useProblem(place);
	const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
	return (
		<TextField
			type="datetime-local"
			label={label}
			value={typeof value === "number" ? localTime(value) : ""}
			required={isRequired}
			disabled={isReadOnly}
			error={problem !== ""}
			helperText={problem || t("entries.editor.zone", { zone })}
			fullWidth
			onChange={({ target }) => onChange(target.value === "" ? undefined : new Date(target.value).getTime())}
			slotProps={{ inputLabel: { shrink: true } }}
		/>
	);
}
