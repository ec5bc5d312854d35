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

const INTERNAL = { title: "errors.title", text: "errors.internal" } as const;

/** The texts of each status. */
const TEXTS: Record<
	number,
	{
		title: "errors.notFoundTitle" | "errors.notAvailableTitle" | "errors.goneTitle" | "errors.tooManyTitle";
		text: "errors.notFound" | "errors.notAvailable" | "errors.gone" | "errors.tooMany";
	}
> = {
	404: { title: "errors.notFoundTitle", text: "errors.notFound" },
	410: { title: "errors.goneTitle", text: "errors.gone" },
	429: { title: "errors.tooManyTitle", text: "errors.tooMany" },
	451: { title: "errors.notAvailableTitle", text: "errors.notAvailable" },
};

function ErrorPage({ locale }: { locale: string }) {
	const t = useFrameTexts();
	const error = useRouteError();
	const status = isRouteErrorResponse(error) ? error.status : 500;
	const texts = TEXTS[status] ?? INTERNAL;
	return (
		<div className="mx-auto grid min-h-120 max-w-prose content-center justify-items-start gap-4 px-3.5">
			<title>{t(texts.title)}</title>
			<h1 className="text-3xl">{t(texts.title)}</h1>
			<p className="text-ink-muted">{t(texts.text)}</p>
			<Button href={pathIn(locale, pages.lobby)}>{t("errors.toLobby")}</Button>
			{(texts === INTERNAL || status === 429) && (
				<Button look="quiet" onClick={() => location.reload()}>
					{t("errors.tryAgain")}
				</Button>
			)}
		</div>
	);
}
