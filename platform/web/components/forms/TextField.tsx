import { type ComponentProps, type ReactNode, useState } from "react";
import { Icon } from "../marks/Icon.tsx";
import { Field, type FieldTexts } from "./Field.tsx";

type InputProps = Omit<ComponentProps<"input">, "prefix" | "children">;

export interface TextFieldProps extends FieldTexts, InputProps {
	/** Inside the field at its start: a currency sign, a country code. */
	prefix?: ReactNode;
	/** Inside the field at its end: a unit, a button. */
	suffix?: ReactNode;
}

/** A line of text. Pass `type`, `inputMode`, `autoComplete`, `pattern` and the rest as to an `<input>`. */
export function TextField({ label, hint, error, note, prefix, suffix, id, className = "", ...input }: TextFieldProps) {
	return (
		<Field {...{ id, label, hint, error }} {...(note && { note })}>
			{(links) => (
				<div className="relative flex items-center" dir={input.dir}>
					{prefix && <span className="pointer-events-none absolute start-3.5 text-ink-muted">{prefix}</span>}
					<input
						type="text"
						{...input}
						{...links}
						className={`control ${prefix ? "ps-10" : ""} ${suffix ? "pe-14" : ""} ${className}`.trim()}
					/>
					{suffix && <span className="absolute end-1 flex items-center">{suffix}</span>}
				</div>
			)}
		</Field>
	);
}

/** A password, with a button that shows it. `revealLabel` names the button ("Show password"). */
export function PasswordField({ revealLabel, ...field }: TextFieldProps & { revealLabel: string }) {
	const [shown, setShown] = useState(false);
	const reveal = (
		<button
			type="button"
			aria-label={revealLabel}
			aria-pressed={shown}
			className="hit grid place-items-center rounded-control text-ink-muted"
			onClick={() => setShown(!shown)}
		>
			<Icon name={shown ? "eye-off" : "eye"} />
		</button>
	);
	return (
		<TextField
			autoComplete="current-password"
			spellCheck={false}
			autoCapitalize="none"
			{...field}
			type={shown ? "text" : "password"}
			suffix={reveal}
		/>
	);
}

/**
 * An amount or a number: the digits are aligned to the end, a phone shows its number pad, scrolling changes nothing.
 */
export function AmountField({ className = "", ...field }: TextFieldProps) {
	return (
		<TextField
			inputMode="decimal"
			autoComplete="off"
			dir="ltr"
			{...field}
			className={`tabular text-end text-lg font-semibold ${className}`.trim()}
		/>
	);
}
