import { pages } from "@baize/platform-paths";
import { PageHead, Skeleton } from "@baize/platform-web";
import { useLocale, useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest } from "@baize/platform-web/page";
import { useEffect, useRef, useState } from "react";
import { data, useLocation, useNavigate } from "react-router";
import { legacyPathOf } from "../contract/addresses.ts";
import { pageAt } from "../contract/rulebook.ts";
import { type Connection, connectLegacy } from "./connect.ts";
import { useLegacyTexts } from "./texts.ts";

/** The site answers for the application: an address at which it has no page has the status of one. */
export function loadEarlierRules({ locale }: PageContext, { url }: PageRequest): null {
	const path = legacyPathOf(locale, url.pathname);
	if (!path || !pageAt(locale, path)) throw data(null, { status: 404 });
	return null;
}

/** The legacy application in a frame of the site's page. */
export function EarlierRulesScreen() {
	const t = useLegacyTexts();
	const path = useSitePath();
	const { frame, connection, src, heightPx } = useLegacy();
	return (
		<section className="mx-auto grid w-full max-w-prose gap-4 px-3.5 py-6 md:px-7">
			<PageHead title={t("title")} description={t("description")} />
			<header className="grid gap-1">
				<h1 className="text-3xl" onFocus={() => connection.current?.focused()}>
					{t("title")}
				</h1>
				<p className="text-ink-muted">{t("description")}</p>
			</header>
			{heightPx === undefined && (
				<div role="status">
					<span className="sr-only">{t("loading")}</span>
					<Skeleton height="24rem" />
				</div>
			)}
			{src && (
				<iframe
					ref={frame}
					src={src}
					title={t("frame")}
					height={heightPx ?? 0}
					onLoad={() => connection.current?.loaded()}
					className="w-full rounded-panel bg-surface-1"
				/>
			)}
			<p>
				<a className="hit inline-flex items-center underline" href={path(pages.termsContent)}>
					{t("today")}
				</a>
			</p>
		</section>
	);
}

/**
 * The frame's address is that of the first page and never changes: a frame that is led elsewhere makes entries of the
 * history of its own. All later navigations are messages.
 */
function useLegacy() {
	const locale = useLocale();
	const { pathname, key } = useLocation();
	const navigate = useNavigate();
	const frame = useRef<HTMLIFrameElement>(null);
	const connection = useRef<Connection>(null);
	const [src, setSrc] = useState<string>();
	const [heightPx, setHeightPx] = useState<number>();
	// The frame is made after the connection, so that no message of the application is missed.
	useEffect(() => {
		const opened = connectLegacy({
			locale,
			legacyWindow: () => frame.current?.contentWindow,
			navigate: (to, options) => void navigate(to, options),
			drawn: setHeightPx,
		});
		connection.current = opened;
		setSrc(legacyPathOf(locale, location.pathname));
		return () => opened.close();
	}, [locale, navigate]);
	// At each arrival, also at the same path: a message may have come between two of them.
	useEffect(() => connection.current?.routerMoved(pathname), [pathname, key]);
	return { frame, connection, src, heightPx };
}
