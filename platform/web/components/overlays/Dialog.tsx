import { type MouseEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { notRepeated } from "../actions/Button.tsx";
import { IconButton } from "../actions/IconButton.tsx";

export interface DialogProps {
	open: boolean;
	/** Called for Escape, the close button, a press beside it, or the browser's back gesture. */
	onClose: () => void;
	title: string;
	closeLabel: string;
	/** On a phone it slides up from the bottom edge. */
	sheet?: boolean;
	/** False where a press beside it must not lose what was typed. */
	lightDismiss?: boolean;
	/** At the bottom and always visible: the answers. */
	actions?: ReactNode;
	children: ReactNode;
}

/**
 * A modal over the native `<dialog>`: the browser keeps the focus inside, makes the page behind inert and returns the
 * focus to where it was. Its contents exist only while it is open. Its ends are no `<header>` and `<footer>`: outside a
 * section those are the landmarks of the whole page.
 */
export function Dialog({
	open,
	onClose,
	title,
	closeLabel,
	sheet,
	lightDismiss = true,
	actions,
	children,
}: DialogProps) {
	const ref = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	useModal(ref, open);
	const pressedBeside = (event: MouseEvent) => lightDismiss && event.target === ref.current && onClose();
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which arrives as onCancel.
		<dialog
			ref={ref}
			className="dialog"
			data-sheet={sheet ? "" : undefined}
			aria-labelledby={titleId}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
			// Handled a little later: by then it may be open again, as in development, where React renders everything twice.
			onClose={() => open && !ref.current?.open && onClose()}
			onClick={pressedBeside}
		>
			{open && (
				<div className="grid">
					<div className="sticky top-0 z-1 flex items-start justify-between gap-4 bg-surface-1 ps-5 pe-2 pt-2">
						<h2 id={titleId} className="py-2 text-xl">
							{title}
						</h2>
						{/* The held Enter that opened it must not close it. */}
						<IconButton icon="x" label={closeLabel} onClick={onClose} onKeyDown={notRepeated} />
					</div>
					<div className="px-5 pt-1 pb-5">{children}</div>
					{actions && (
						<div className="sticky bottom-0 flex flex-wrap gap-2 border-t border-hairline bg-surface-1 px-5 py-4 *:flex-1">
							{actions}
						</div>
					)}
				</div>
			)}
		</dialog>
	);
}

/**
 * The browser returns the focus when a dialog is closed, not when it is removed while open, as most are: so each is
 * closed before it is removed.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (!open || !dialog) return;
		dialog.showModal();
		return () => dialog.close();
	}, [ref, open]);
}

/** A dialog that is a sheet on the phone: the bet slip, filters, short questions. */
export function BottomSheet(props: Omit<DialogProps, "sheet">) {
	return <Dialog {...props} sheet />;
}
