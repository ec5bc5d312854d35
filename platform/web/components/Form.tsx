import { type ReactNode, type RefObject, useCallback, useEffect, useState } from "react";
import { Notice } from "./Notice.tsx";

export interface FormError {
	/** The id of the control. */
	id: string;
	/** Names the field and says what to do. */
	message: string;
}

const goToFirstError = (form: HTMLFormElement | null | undefined): void =>
	form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();

/** After an answer with errors, the focus goes to the first field that needs attention, in the order of the page. */
export function useFirstError(form: RefObject<HTMLFormElement | null>, errors: readonly FormError[]): void {
	useEffect(() => {
		if (errors.length > 0) goToFirstError(form.current);
	}, [form, errors]);
}

/** Asks for the same of a form whose errors are kept elsewhere: once what was found wrong is drawn, and no frame sooner. */
export function useErrorFocus(): (form: HTMLFormElement) => void {
	const [asked, ask] = useState<{ form: HTMLFormElement }>();
	useEffect(() => goToFirstError(asked?.form), [asked]);
	return useCallback((form) => ask({ form }), []);
}

/** What is to be mended, each a link to its field. Nothing is shown while nothing is wrong. */
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

/** The buttons at the end of a form or a notice: one to four of them, side by side where there is room. spec NAV-09 */
export function ActionGroup({ children }: { children: ReactNode }) {
	return <div className="flex flex-wrap gap-2.5 max-sm:*:grow">{children}</div>;
}
