import { isLocale } from "@baize/kernel/locale";
import { pages, pathIn } from "@baize/platform-paths";
import { Button, orAsDrawn } from "@baize/platform-web";
import { LocaleContext } from "@baize/platform-web/i18n";
import { EMPTY_PAGE_ENVIRONMENT, PageEnvironmentContext } from "@baize/platform-web/page";
import { lazy, Suspense, useEffect, useState } from "react";
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "react-router";
import { AsPlayer, type OfPlayer } from "./AsPlayer.tsx";
import { Frame } from "./Frame.tsx";
import type { RootPage } from "./root-page.ts";
import { useFrameTexts } from "./texts.ts";

// Other pages do not need it; the server renders it at once.
const loadOnward = () => import("./Onward.tsx");
const Onward = import.meta.env.SSR ? (await loadOnward()).default : lazy(() => orAsDrawn(loadOnward));

/**
 * The page shown when a page failed: never blank, in the usual frame, and with links to continue. Possibly no data was
 * loaded at all.
 */
export function RootError() {
	const segment = useLocation().pathname.split("/")[1];
	const page = useRouteLoaderData<RootPage>("root");
	const layout = useRouteLoaderData<OfPlayer>("routes/layout");
	const locale = isLocale(segment) ? segment : "en";
	const frame = (
		<Frame>
			<ErrorPage locale={locale} />
		</Frame>
	);
	// What has broken while it was drawn may be the player's own part of the frame: it is left out then.
	const isAnswer = isRouteErrorResponse(useRouteError()) || isOffline();
	return (
		<LocaleContext value={locale}>
			<PageEnvironmentContext value={page ?? EMPTY_PAGE_ENVIRONMENT}>
				{isAnswer ? (
					<AsPlayer status={layout?.status} playStatus={layout?.playStatus}>
						{frame}
					</AsPlayer>
				) : (
					frame
				)}
			</PageEnvironmentContext>
		</LocaleContext>
	);
}

/** What happened, by the status; anything else is a failure of ours. */
const CAUSES: Record<number, "notFound" | "gone" | "tooMany" | "notAvailable"> = {
	404: "notFound",
	410: "gone",
	429: "tooMany",
	451: "notAvailable",
};
/** What the same address may show differently in a moment. */
const NOT_LASTING: ReadonlySet<string> = new Set(["tooMany", "offline"]);

/** Only in a browser: the server has no such property, or none that says so. */
const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** Loads the page when the connection is back. */
function useReloadOnline(isWaiting: boolean): void {
	useEffect(() => {
		if (!isWaiting) return;
		const reload = (): void => location.reload();
		addEventListener("online", reload);
		return () => removeEventListener("online", reload);
	}, [isWaiting]);
}

function ErrorPage({ locale }: { locale: string }) {
	const t = useFrameTexts();
	const error = useRouteError();
	const status = isRouteErrorResponse(error) ? error.status : 500;
	// Without a connection nothing on our side has broken, and nothing was noted.
	const [wasOffline] = useState(() => !isRouteErrorResponse(error) && isOffline());
	useReloadOnline(wasOffline);
	const cause = wasOffline ? "offline" : CAUSES[status];
	// The address of the error page itself would show the same again.
	const mayTryAgain = useLocation().pathname !== pathIn(locale, pages.error, { name: "internal-server" });
	const title = cause ? t(`errors.${cause}Title`) : t("errors.title");
	return (
		<div className="mx-auto flex min-h-120 max-w-page flex-wrap content-center items-center gap-3 px-3.5 md:px-7">
			<title>{`${title} · ${t("siteName")}`}</title>
			<h1 className="w-full text-3xl">{title}</h1>
			<p className="mb-1 w-full text-ink-muted">{t(`errors.${cause ?? "internal"}`)}</p>
			<Button href={pathIn(locale, pages.lobby)}>{t("errors.toLobby")}</Button>
			{(!cause || NOT_LASTING.has(cause)) && mayTryAgain && (
				<Button look="quiet" onClick={() => location.reload()}>
					{t("errors.tryAgain")}
				</Button>
			)}
			{cause && !NOT_LASTING.has(cause) && (
				<Suspense>
					<Onward />
				</Suspense>
			)}
		</div>
	);
}
