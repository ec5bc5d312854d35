import { type ReactNode, useId } from "react";
import { Icon } from "../marks/Icon.tsx";

export interface FieldTexts {
	label: string;
	hint?: ReactNode;
	/** What is wrong and what to do; names the field, since the summary repeats it. */
	error?: string | undefined;
	/** Beside the label, muted: "optional". */
	note?: string;
}

export interface ControlLinks {
	id: string;
	"aria-describedby"?: string;
	"aria-invalid"?: true;
}

/** The attributes that link a control to its hint and its error. */
export function controlLinks(id: string, { hint, error }: Pick<FieldTexts, "hint" | "error">): ControlLinks {
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return { id, ...(described && { "aria-describedby": described }), ...(error && { "aria-invalid": true as const }) };
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
	return (
		<p id={`${id}-error`} className="flex gap-1.5 text-sm font-medium text-danger-ink">
			<Icon name="alert-circle" className="mt-0.5" />
			<span>{children}</span>
		</p>
	);
}

/** A label above, the control, then its hint and its error. `children` receives the attributes that link them. */
export function Field({
	id: given,
	label,
	hint,
	error,
	note,
	children,
}: FieldTexts & { id?: string | undefined; children: (links: ControlLinks) => ReactNode }) {
	const own = useId();
	const id = given ?? own;
	return (
		<div className="grid gap-1.5">
			<label htmlFor={id} className="flex flex-wrap justify-between gap-x-2 font-medium">
				{label}
				{note && <span className="font-normal text-ink-muted">{note}</span>}
			</label>
			{children(controlLinks(id, { hint, error }))}
			{hint && (
				<p id={`${id}-hint`} className="text-sm text-ink-muted">
					{hint}
				</p>
			)}
			{error && <FieldError id={id}>{error}</FieldError>}
		</div>
	);
}
