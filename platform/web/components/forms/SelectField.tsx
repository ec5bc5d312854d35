import type { ComponentProps } from "react";
import { Icon } from "../marks/Icon.tsx";
import { Field, type FieldTexts } from "./Field.tsx";

export interface Choice {
	value: string;
	label: string;
	hint?: string;
	disabled?: boolean;
}

type SelectProps = Omit<ComponentProps<"select">, "children">;

/** One of a list, with the device's own picker. `empty` is the text of the option not yet chosen. */
export function SelectField({
	label,
	hint,
	error,
	note,
	id,
	choices,
	empty,
	className = "",
	...select
}: FieldTexts & SelectProps & { choices: readonly Choice[]; empty?: string }) {
	return (
		<Field {...{ id, label, hint, error }} {...(note && { note })}>
			{(links) => (
				<div className="relative flex items-center">
					<select {...select} {...links} className={`control appearance-none pe-10 ${className}`.trim()}>
						{empty !== undefined && <option value="">{empty}</option>}
						{choices.map(({ value, label: text, disabled }) => (
							<option key={value} value={value} disabled={disabled}>
								{text}
							</option>
						))}
					</select>
					<Icon name="chevron-down" className="pointer-events-none absolute end-3 text-ink-muted" />
				</div>
			)}
		</Field>
	);
}
