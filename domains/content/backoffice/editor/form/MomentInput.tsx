import { useFormats } from "@baize/platform-backoffice";
import { TextField } from "@mui/material";
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

const two = (part: number): string => String(part).padStart(2, "0");

/** As a field of date and time has it, where the reader is: "2026-11-28T21:30". */
function localTime(ms: number): string {
	const at = new Date(ms);
	const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");
	return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
