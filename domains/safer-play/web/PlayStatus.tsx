import { type FixedPage, pages } from "@baize/platform-paths";
import { Icon } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { type PageContext, unlessRefused } from "@baize/platform-web/page";
import { usePolled, useStream } from "@baize/platform-web/reads";
import { MayDepositContext } from "@baize/wallet/web";
import { createContext, type ReactNode, useContext } from "react";
import { readPlayStatus, SAFER_PLAY_MESSAGE, SAFER_PLAY_TOPIC } from "../contract/calls.ts";
import type { PlayStatus } from "../contract/schemas.ts";
import { useSaferPlayTexts } from "./texts.ts";
import { useRestrictionText } from "./use-formats.ts";

const OPEN: PlayStatus = { restriction: null, block: null };
const PlayStatusContext = createContext(OPEN);

/** The status at render time, so that nothing moves on hydration; undefined for a visitor and an incomplete login. */
export async function loadPlayStatus({
	viewer,
	call,
}: Pick<PageContext, "viewer" | "call">): Promise<PlayStatus | undefined> {
	return viewer ? unlessRefused(call(readPlayStatus, { params: { session: viewer.handle } })) : undefined;
}

/** Updated by the stream, and polled, because a break ends without a message. */
export function PlayStatusProvider({
	handle,
	initial,
	children,
}: {
	handle: string;
	initial: PlayStatus | undefined;
	children: ReactNode;
}) {
	const { data, refresh } = usePolled(readPlayStatus, { params: { session: handle } }, initial);
	useStream(SAFER_PLAY_TOPIC, SAFER_PLAY_MESSAGE, refresh, refresh);
	const status = data ?? OPEN;
	const isOpen = status.restriction === null && status.block === null;
	return (
		<PlayStatusContext value={status}>
			<MayDepositContext value={isOpen}>{children}</MayDepositContext>
		</PlayStatusContext>
	);
}

const MORE: Record<NonNullable<PlayStatus["block"]>, FixedPage> = {
	place: pages.contact,
	document: pages.blockedDocument,
	terms: pages.termsContent,
};

/** One line below the header that says why no stakes are taken. A page that says it in detail hides it by its mark. */
export function PlayStatusBar() {
	const t = useSaferPlayTexts();
	const path = useSitePath();
	const restrictionText = useRestrictionText();
	const { restriction, block } = useContext(PlayStatusContext);
	const line = (text: string, more: string, page: FixedPage) => (
		<>
			<span className="flex items-center gap-2">
				<Icon name="info-circle" className="text-info-ink" />
				{text}
			</span>
			<a className="flex min-h-11 items-center font-semibold underline underline-offset-4" href={path(page)}>
				{more}
			</a>
		</>
	);
	return (
		<div
			role="status"
			className="status-bar flex flex-wrap items-center justify-center gap-x-3 bg-info-soft px-4 pt-1 text-sm empty:hidden"
		>
			{restriction && line(restrictionText(restriction), t("watch.more"), pages.limits)}
			{!restriction && block && line(t(`status.${block}`), t("status.more"), MORE[block])}
		</div>
	);
}
