import { check } from "@baize/kernel/check";
import { Children, type ReactNode, type RefObject, useCallback, useEffect, useState } from "react";
import { Notice } from "../messages/Notice.tsx";

export interface FormError {
	/** The id of the control. */
	id: string;
	/** Names the field and says what to do. */
	message: string;
}

const goToFirstError = (form: HTMLFormElement | null | undefined): void =>
	form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();

/** After an answer with errors, the focus goes to the first invalid field, in the order of the page. */
export function useFirstError(form: RefObject<HTMLFormElement | null>, errors: readonly FormError[]): void {
	useEffect(() => {
		if (errors.length > 0) goToFirstError(form.current);
	}, [form, errors]);
}

/** The same for a form whose errors are stored elsewhere: as soon as the errors are rendered. */
export function useErrorFocus(): (form: HTMLFormElement) => void {
	const [requested, request] = useState<{ form: HTMLFormElement }>();
	useEffect(() => goToFirstError(requested?.form), [requested]);
	return useCallback((form) => request({ form }), []);
}

/** The list of errors, each a link to its field. Nothing is shown while there are none. */
export function ErrorSummary({ title, errors }: { title: string; errors: readonly FormError[] }) {
	if (errors.length === 0) return null;
	return (
		<Notice tone="danger" title={title} live>
			<ul className="grid">
				{errors.map(({ id, message }) => (
					<li key={id}>
						<a href={`#${id}`} className="hit flex items-center underline underline-offset-4">
							{message}
						</a>
					</li>
				))}
			</ul>
		</Notice>
	);
}

const MAX_BUTTONS = 4;

/**
 * The buttons at the end of a form or a notice: one to four of them, side by side where they fit, and on the phone two
 * in a row. spec §9
 */
export function ActionGroup({ children }: { children: ReactNode }) {
	const count = Children.toArray(children).length;
	check(count >= 1 && count <= MAX_BUTTONS, `an action group holds 1 to ${MAX_BUTTONS} buttons, not ${count}`);
	return <div className="flex flex-wrap gap-2.5 max-sm:*:grow max-sm:*:basis-[calc(50%-0.3125rem)]">{children}</div>;
}
