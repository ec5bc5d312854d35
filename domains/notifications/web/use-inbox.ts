import type { ReplyOf } from "@baize/kernel/call";
import { useViewer } from "@baize/platform-web/page";
import { CallError, callApi, usePolled, useStream } from "@baize/platform-web/reads";
import { useState } from "react";
import {
	acknowledgeMessage,
	acknowledgeMessages,
	deleteMessage,
	INBOX_CHANGED,
	INBOX_TOPIC,
	type InboxMessage,
	listMessages,
} from "../contract/inbox.ts";
import { shownMessages } from "./shown-messages.ts";
import { useDeletedToast } from "./use-deleted-toast.tsx";

export const PAGE = 20;

type Page = ReplyOf<typeof listMessages>;

/** The newest page as the stream updates it, the older pages as they were loaded, and the player's actions on them. */
export function useInbox(first: Page) {
	const viewer = useViewer();
	const session = viewer?.handle ?? "";
	const input = viewer ? { params: { session }, query: { limit: PAGE } } : undefined;
	const { data, error, refresh } = usePolled(listMessages, input, first);
	useStream(INBOX_TOPIC, INBOX_CHANGED, refresh, refresh);
	const [older, setOlder] = useState<{ messages: InboxMessage[]; hasMore: boolean }>();
	const [isLoadingMore, setLoadingMore] = useState(false);
	const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
	const [read, setRead] = useState<ReadonlySet<string>>(new Set());
	const { change, failure } = useInboxChange(refresh);
	const showDeletedToast = useDeletedToast(session, ({ messageId }) => {
		setGone((all) => new Set([...all].filter((id) => id !== messageId)));
		refresh();
	});

	const newest = data ?? first;
	const messages = shownMessages(newest.messages, { older: older?.messages ?? [], deleted: gone, read });
	const hasMore = older ? older.hasMore : newest.hasMore;

	return {
		messages,
		hasMore,
		isLoadingMore,
		numberOfMessages: newest.numberOfMessages,
		error: error ?? failure,
		acknowledge({ messageId }: InboxMessage): void {
			setRead((all) => new Set([...all, messageId]));
			void change(() => callApi(acknowledgeMessage, { params: { session, message: messageId } }));
		},
		acknowledgeAll(): void {
			const upTo = messages[0]?.messageId;
			if (upTo) void change(() => callApi(acknowledgeMessages, { params: { session }, body: { upTo } }));
			setRead(new Set(messages.map(({ messageId }) => messageId)));
		},
		async remove(message: InboxMessage): Promise<void> {
			const { messageId } = message;
			const params = { session, message: messageId };
			if (!(await change(() => callApi(deleteMessage, { params })))) return;
			setGone((all) => new Set([...all, messageId]));
			showDeletedToast(message);
		},
		async loadMore(): Promise<void> {
			const before = messages.at(-1)?.messageId;
			if (!before || isLoadingMore) return;
			setLoadingMore(true);
			await change(async () => {
				const page = await callApi(listMessages, { params: { session }, query: { before, limit: PAGE } });
				setOlder((known) => ({ messages: [...(known?.messages ?? []), ...page.messages], hasMore: page.hasMore }));
			});
			setLoadingMore(false);
		},
	};
}

/** Makes a change: its refusal is kept to be shown, and the server's state is read again in any case. */
function useInboxChange(refresh: () => void) {
	const [failure, setFailure] = useState<CallError>();

	async function change(act: () => Promise<unknown>): Promise<boolean> {
		try {
			await act();
			setFailure(undefined);
			return true;
		} catch (thrown) {
			if (!(thrown instanceof CallError)) throw thrown;
			setFailure(thrown);
			return false;
		} finally {
			refresh();
		}
	}

	return { change, failure };
}
