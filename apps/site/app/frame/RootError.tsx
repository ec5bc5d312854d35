import { isLocale } from "@baize/kernel/locale";
import { pages, pathIn } from "@baize/platform-paths";
import { Button } from "@baize/platform-web";
import { LocaleContext } from "@baize/platform-web/i18n";
import { EMPTY_PAGE_ENVIRONMENT, PageEnvironmentContext } from "@baize/platform-web/page";
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "react-router";
import { Frame } from "./Frame.tsx";
import type { RootPage } from "./root-page.ts";
import { useFrameTexts } from "./texts.ts";

/**
 * The page shown when a page failed: never blank, in the usual frame, and with links to continue. Possibly no data was
 * loaded at all.
 */
export function RootError() {
	const segment = useLocation().pathname.split("/")[1];
	const page = useRouteLoaderData<RootPage>("root");
	const locale = isLocale(segment) ? segment : "en";
	return (
		<LocaleContext value={locale}>
			<PageEnvironmentContext value={page ?? EMPTY_PAGE_ENVIRONMENT}>
				<Frame>
					<ErrorPage locale={locale} />
				</Frame>
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

function ErrorPage({ locale }: { locale: string }) {
	const t = useFrameTexts();
	const error = useRouteError();
	const status = isRouteErrorResponse(error) ? error.status : 500;
	const cause = CAUSES[status];
	// The address of the error page itself would show the same again.
	const mayTryAgain = useLocation().pathname !== pathIn(locale, pages.error, { name: "internal-server" });
	const title = cause ? t(`errors.${cause}Title`) : t("errors.title");
	return (
		<div className="mx-auto grid min-h-120 max-w-prose content-center justify-items-start gap-4 px-3.5">
			<title>{title}</title>
			<h1 className="text-3xl">{title}</h1>
			<p className="text-ink-muted">{t(`errors.${cause ?? "internal"}`)}</p>
			<Button href={pathIn(locale, pages.lobby)}>{t("errors.toLobby")}</Button>
			{(!cause || cause === "tooMany") && mayTryAgain && (
				<Button look="quiet" onClick={() => location.reload()}>
					{t("errors.tryAgain")}
				</Button>
			)}
		</div>
	);
}
