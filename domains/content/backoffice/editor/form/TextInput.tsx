import { TextField } from "@mui/material";
import { kindOf } from "./form-schema.ts";
import { type InputProps, useForm } from "./use-form.ts";
import { useProblem } from "./use-problem.ts";

/** A text or a number. A text is written in the direction of its first letter. */
export function TextInput({ schema, label, place, value, isRequired, onChange }: InputProps) {
	const problem = useProblem(place);
	const { isReadOnly } = useForm();
	const kind = kindOf(schema);
	const isNumber = kind === "number";
	const text = value === undefined || value === null ? "" : String(value);
	// What is no number is sent as it is written, and refused at its place.
	const read = (written: string): unknown => (isNumber && /^-?\d+$/.test(written) ? Number(written) : written);
	return (
		<TextField
			label={label}
			value={text}
			required={isRequired}
			disabled={isReadOnly}
			error={problem !== ""}
			helperText={problem || undefined}
			multiline={kind === "longText"}
			fullWidth
			onChange={({ target }) => onChange(read(target.value))}
			slotProps={{
				htmlInput: {
					dir: "auto",
					...(schema.maxLength === undefined ? {} : { maxLength: schema.maxLength }),
					...(isNumber ? { inputMode: "numeric" } : {}),
				},
			}}
		/>
	);
}
