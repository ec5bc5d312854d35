import { IconButton } from "@baize/platform-web";
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from "react";
import { useChatTexts } from "./texts.ts";

/** Where the phone's bottom bar is, the chat takes the whole window. */
const PHONE = "(width < 52rem)";
const PLACE =
	"fixed inset-0 z-10 m-0 h-dvh max-h-none w-full max-w-none border-hairline bg-surface-1 p-0 text-ink open:flex open:flex-col md:inset-auto md:end-6 md:data-aside:start-6 md:data-aside:end-auto md:bottom-6 md:h-[min(40rem,calc(100dvh-3rem))] md:w-96 md:rounded-panel md:border";

/**
 * A window in the lower corner beside the page, which stays in use; on a phone a modal over all of it. Closing it does
 * not end the chat.
 */
export function ChatPanel({ onClose, children }: { onClose(): void; children: ReactNode }) {
	const t = useChatTexts();
	const ref = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (!dialog) return;
		if (matchMedia(PHONE).matches) dialog.showModal();
		else dialog.show();
		return () => dialog.close();
	}, []);
	useStepAside(ref);
	return (
		<dialog
			ref={ref}
			className={`raised ${PLACE}`}
			aria-labelledby={titleId}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
			// Beside the page the browser does not close it by itself.
			onKeyDown={(event) => {
				if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
				event.preventDefault();
				onClose();
			}}
		>
			<div className="flex items-center justify-between gap-4 border-b border-hairline ps-4 pe-2 py-1">
				<h2 id={titleId} className="text-lg">
					{t("title")}
				</h2>
				<IconButton icon="x" label={t("close")} onClick={onClose} />
			</div>
			{children}
		</dialog>
	);
}

/** Where the focus comes to something that the panel covers, the panel goes to the other side of the window. */
function useStepAside(ref: RefObject<HTMLDialogElement | null>): void {
	useEffect(() => {
		const onFocus = ({ target }: FocusEvent): void => {
			const dialog = ref.current;
			if (!dialog || !(target instanceof Element) || dialog.contains(target)) return;
			const look = (): void => {
				if (covers(dialog, target)) dialog.toggleAttribute("data-aside");
			};
			look();
			// The browser scrolls to what has the focus, but only after this event.
			requestAnimationFrame(look);
		};
		document.addEventListener("focusin", onFocus);
		return () => document.removeEventListener("focusin", onFocus);
	}, [ref]);
}

/** The marker of the focus stands some pixels around it. */
const MARKER_PX = 4;

function covers(panel: Element, covered: Element): boolean {
	const [over, under] = [panel.getBoundingClientRect(), covered.getBoundingClientRect()];
	return (
		over.left - MARKER_PX <= under.left &&
		under.right <= over.right + MARKER_PX &&
		over.top - MARKER_PX <= under.top &&
		under.bottom <= over.bottom + MARKER_PX
	);
}
