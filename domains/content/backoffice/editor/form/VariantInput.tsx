import { useFormats } from "@baize/platform-backoffice";
import { MenuItem, Stack, TextField } from "@mui/material";
import { emptyOf, variantName } from "./form-schema.ts";
import { Fields } from "./GroupInput.tsx";
import { type InputProps, useForm } from "./use-form.ts";

/** One of several forms of a thing: which one, and its fields. */
export function VariantInput({ schema, label, place, value, onChange }: InputProps) {
	const { t } = useFormats();
	const { isReadOnly } = useForm();
	const variants = schema.anyOf ?? [];
	const kind = (value as { kind?: string } | undefined)?.kind ?? "";
	const chosen = variants.find((variant) => variantName(variant) === kind);
	const choose = (name: string) => onChange(emptyOf(variants.find((variant) => variantName(variant) === name) ?? {}));
	return (
		<Stack spacing={2}>
			<TextField
				select
				label={label}
				value={kind}
				disabled={isReadOnly}
				fullWidth
				onChange={({ target }) => choose(target.value)}
			>
				{variants.map(variantName).map((name) => (
					<MenuItem key={name} value={name}>
						{t(`entries.choices.${name}`)}
					</MenuItem>
				))}
			</TextField>
			{chosen && <Fields schema={chosen} place={place} value={value} onChange={onChange} />}
		</Stack>
	);
}
