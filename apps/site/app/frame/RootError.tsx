import { isLocale } from "@baize/kernel/locale";
import { Button } from "@baize/platform-web";
import { LocaleContext } from "@baize/platform-web/i18n";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { useFrameTexts } from "./texts.ts";

/** The page when a page failed: never blank, and with a way on. */
export function RootError() {
	const segment = useLocation().pathname.split("/")[1];
	return (
		<LocaleContext value={isLocale(segment) ? segment : "en"}>
			<ErrorPage locale={isLocale(segment) ? segment : "en"} />
		</LocaleContext>
	);
}

function ErrorPage({ locale }: { locale: string }) {
	const t = useFrameTexts();
	const error = useRouteError();
	const isMissing = isRouteErrorResponse(error) && error.status === 404;
	return (
		<main className="mx-auto grid min-h-dvh max-w-prose content-center justify-items-start gap-4 px-4">
			<title>{isMissing ? t("errors.notFoundTitle") : t("errors.title")}</title>
			<h1 className="text-3xl">{isMissing ? t("errors.notFoundTitle") : t("errors.title")}</h1>
			<p className="text-ink-muted">{isMissing ? t("errors.notFound") : t("errors.internal")}</p>
			<Button href={`/${locale}`}>{t("errors.toLobby")}</Button>
		</main>
	);
}
