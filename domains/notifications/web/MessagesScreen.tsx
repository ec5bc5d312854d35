import { pages } from "@baize/platform-paths";
import { BackLink, Button, EmptyState, LoadMore, lazyPart, Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import { listMessages } from "../contract/inbox.ts";
import { readMailConsent } from "../contract/operator-calls.ts";
import { readPushKey } from "../contract/push.ts";
import { ConsentPanel } from "./ConsentPanel.tsx";
import { MessageLine } from "./MessageLine.tsx";
import { useNotificationTexts } from "./texts.ts";
import { PAGE, useInbox } from "./use-inbox.ts";

export async function loadMessages({ call, viewer }: PageContext & { viewer: Viewer }) {
	const params = { session: viewer.handle };
	const [first, consent, push] = await Promise.all([
		call(listMessages, { params, query: { limit: PAGE } }),
		call(readMailConsent, { params }),
		call(readPushKey, { params }),
	]);
	return { first, consent, push };
}

/** It depends on the browser, so the server renders nothing of it. */
const PushPanel = lazyPart(() => import("./push/PushPanel.tsx"), { waiting: <div className="min-h-48" /> });

/** The player's messages, to open, mark and delete; below them what may come by mail and to this device. */
export function MessagesScreen({ first, consent, push }: Awaited<ReturnType<typeof loadMessages>>) {
	const t = useNotificationTexts();
	const path = useSitePath();
	const inbox = useInbox(first);
	const { messages, numberOfMessages, hasMore } = inbox;
	return (
		<section className="mx-auto grid w-full max-w-prose gap-5 px-3.5 py-6 md:px-7">
			<title>{`${t("inbox.title")} · Baize`}</title>
			<meta name="description" content={t("inbox.description")} />
			<BackLink href={path(pages.account)}>{t("inbox.back")}</BackLink>
			<header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
				<div className="grid gap-1">
					<h1 className="text-3xl">{t("inbox.title")}</h1>
					<p className="text-ink-muted" role="status">
						{messages.length > 0 ? t("inbox.status", { count: numberOfMessages }) : t("inbox.description")}
					</p>
				</div>
				{numberOfMessages > 0 && (
					<Button look="secondary" size="s" icon="check" onClick={inbox.acknowledgeAll}>
						{t("inbox.readAll")}
					</Button>
				)}
			</header>
			{inbox.error && <Notice tone="warning">{t("inbox.updateFailed")}</Notice>}
			{messages.length === 0 ? (
				<EmptyState icon="message" title={t("inbox.emptyTitle")}>
					{t("inbox.emptyText")}
				</EmptyState>
			) : (
				<div>
					<ul className="overflow-clip rounded-panel border border-hairline bg-surface-1" aria-label={t("inbox.list")}>
						{messages.map((message) => (
							<MessageLine
								key={message.messageId}
								message={message}
								onOpen={() => inbox.acknowledge(message)}
								onDelete={() => inbox.remove(message)}
							/>
						))}
					</ul>
					<LoadMore
						status={hasMore ? t("inbox.shown", { count: messages.length }) : t("inbox.end")}
						label={t("inbox.more")}
						pending={inbox.isLoadingMore}
						{...(hasMore ? { onMore: inbox.loadMore } : {})}
					/>
				</div>
			)}
			<ConsentPanel consent={consent} />
			{push.publicKey !== null && <PushPanel publicKey={push.publicKey} />}
		</section>
	);
}
