import { type ComponentProps, type ReactNode, useId } from "react";
import { controlLinks, FieldError } from "./Field.tsx";
import type { Choice } from "./SelectField.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "children"> & {
	label: ReactNode;
	hint?: ReactNode;
	error?: string | undefined;
};

/** A yes or no. The whole line is the target. */
export function Checkbox({ label, hint, error, id: given, ...input }: CheckboxProps) {
	const own = useId();
	const id = given ?? own;
	return (
		<div className="grid gap-1">
			<label htmlFor={id} className="hit flex items-start gap-3 py-2.5">
				<input type="checkbox" {...input} {...controlLinks(id, { hint, error })} className="tick-box" />
				<span>{label}</span>
			</label>
			{hint && (
				<p id={`${id}-hint`} className="ps-9 text-sm text-ink-muted">
					{hint}
				</p>
			)}
			{error && <FieldError id={id}>{error}</FieldError>}
		</div>
	);
}

interface RadioGroupProps {
	name: string;
	label: string;
	choices: readonly Choice[];
	value?: string;
	defaultValue?: string;
	onValue?: (value: string) => void;
	required?: boolean;
	hint?: ReactNode;
	error?: string | undefined;
	id?: string;
}

/** One of a few options, all visible. The browser moves within the group by arrow keys. */
export function RadioGroup({
	name,
	label,
	choices,
	value,
	defaultValue,
	onValue,
	required,
	hint,
	error,
	id,
}: RadioGroupProps) {
	const own = useId();
	const group = id ?? own;
	const { id: first, ...links } = controlLinks(group, { hint, error });
	return (
		// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radiogroup may be required or invalid.
		<fieldset className="grid gap-1" role="radiogroup" {...links} aria-required={required}>
			<legend className="mb-1 font-medium">{label}</legend>
			{hint && (
				<p id={`${group}-hint`} className="text-sm text-ink-muted">
					{hint}
				</p>
			)}
			{choices.map((choice, index) => (
				<label key={choice.value} className="hit flex items-start gap-3 py-2.5">
					<input
						type="radio"
						className="tick-box"
						id={index === 0 ? first : undefined}
						name={name}
						value={choice.value}
						disabled={choice.disabled}
						required={required}
						{...(value === undefined
							? { defaultChecked: choice.value === defaultValue }
							: { checked: choice.value === value })}
						onChange={() => onValue?.(choice.value)}
					/>
					<span className="grid">
						{choice.label}
						{choice.hint && <span className="text-sm text-ink-muted">{choice.hint}</span>}
					</span>
				</label>
			))}
			{error && <FieldError id={group}>{error}</FieldError>}
		</fieldset>
	);
}
