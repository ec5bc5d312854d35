import { Button, toasts } from "@baize/platform-web";
import { CallError, callApi } from "@baize/platform-web/reads";
import { type InboxMessage, restoreMessage } from "../contract/inbox.ts";
import { useNotificationTexts } from "./texts.ts";

/** Shows that a message is deleted, with a button to restore it. */
export function useDeletedToast(session: string, onRestored: (message: InboxMessage) => void) {
	const t = useNotificationTexts();

	async function restore(message: InboxMessage): Promise<void> {
		try {
			await callApi(restoreMessage, { params: { session, message: message.messageId } });
			onRestored(message);
			toasts.raise(t("inbox.restored"), { tone: "success" });
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			toasts.raise(t("errors.messageNotFound"), { tone: "danger" });
		}
	}

	return (message: InboxMessage): void => {
		const undo = (
			<Button
				size="s"
				look="quiet"
				onClick={() => {
					toasts.dismiss(id);
					void restore(message);
				}}
			>
				{t("inbox.undo")}
			</Button>
		);
		const id = toasts.raise(t("inbox.deleted"), { action: undo });
	};
}
