import { useFormats } from "@baize/platform-backoffice";
import { Box } from "@mui/material";
import { type FormSchema, withField } from "./form-schema.ts";
import { type InputProps, useForm } from "./use-form.ts";

/** The fields of a group, in the order of its schema, with a line beside them and their name above. */
export const GroupInput = ({ label, ...props }: InputProps) => (
	<Box
		component="fieldset"
		sx={{ border: 0, borderInlineStart: 2, borderColor: "divider", m: 0, p: 0, paddingInlineStart: 2, minWidth: 0 }}
	>
		<Box component="legend" sx={{ p: 0, mb: 1.5, color: "text.secondary" }}>
			{label}
		</Box>
		<Fields {...props} />
	</Box>
);

type FieldsProps = Pick<InputProps, "schema" | "place" | "value" | "onChange">;

export function Fields({ schema, place, value, onChange }: FieldsProps) {
	const { t } = useFormats();
	const { Field } = useForm();
	const group = (value ?? {}) as Readonly<Record<string, unknown>>;
	const shown = Object.entries(schema.properties ?? {}).filter(([, field]) => isAsked(field));
	return (
		<Box sx={{ display: "grid", gap: 2, minWidth: 0 }}>
			{shown.map(([name, field]) => (
				<Field
					key={name}
					schema={field}
					label={t(`entries.fields.${name}`)}
					place={`${place}.${name}`}
					value={group[name]}
					isRequired={schema.required?.includes(name) ?? false}
					onChange={(next) => onChange(withField(schema, group, name, next))}
				/>
			))}
		</Box>
	);
}

/** The kind of a variant is chosen above its fields. */
const isAsked = (field: FormSchema): boolean => field.const === undefined;
