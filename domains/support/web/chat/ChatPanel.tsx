import { IconButton } from "@baize/platform-web";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useChatTexts } from "./texts.ts";

/** Narrower windows have no space for a page and a chat beside each other: there the chat is a modal. */
const BESIDE = "(width >= 72rem)";
/** The panel with its distance to the page: it covers nothing that the keyboard comes to. */
const ASIDE = "27rem";
const PLACE =
	"fixed inset-0 z-10 m-0 h-dvh max-h-none w-full max-w-none border-hairline bg-surface-1 p-0 text-ink open:flex open:flex-col md:inset-auto md:end-6 md:bottom-6 md:h-[min(40rem,calc(100dvh-3rem))] md:w-96 md:rounded-panel md:border";

/**
 * A window in the lower corner beside the page, which moves aside and stays in use; in a narrow window a modal, on a
 * phone over all of it. Closing it does not end the chat.
 */
export function ChatPanel({ onClose, children }: { onClose(): void; children: ReactNode }) {
	const t = useChatTexts();
	const ref = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (!dialog) return;
		const { style } = document.body;
		if (matchMedia(BESIDE).matches) {
			dialog.show();
			style.paddingInlineEnd = ASIDE;
		} else dialog.showModal();
		return () => {
			dialog.close();
			style.paddingInlineEnd = "";
		};
	}, []);
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
