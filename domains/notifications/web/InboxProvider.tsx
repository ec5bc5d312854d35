import { UnreadContext } from "@baize/platform-web/page";
import { usePolled, useStream } from "@baize/platform-web/reads";
import { type ReactNode, useMemo } from "react";
import { countUnread, INBOX_CHANGED, INBOX_TOPIC } from "../contract/inbox.ts";
import { useNotificationTexts } from "./texts.ts";

/** Provides the number of unread messages to the whole page, which shows it beside each link to the account. */
export function InboxProvider({ handle, children }: { handle: string; children: ReactNode }) {
	const t = useNotificationTexts();
	const { data, refresh } = usePolled(countUnread, { params: { session: handle } });
	useStream(INBOX_TOPIC, INBOX_CHANGED, refresh, refresh);
	const count = data?.numberOfMessages ?? 0;
	const summary = useMemo(() => ({ count, label: count > 0 ? t("unread", { count }) : "" }), [count, t]);
	return <UnreadContext value={summary}>{children}</UnreadContext>;
}
