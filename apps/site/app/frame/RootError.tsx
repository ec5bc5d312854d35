import { isLocale } from "@baize/kernel/locale";
import { Button } from "@baize/platform-web";
import { NO_HOUSE, PageHouseContext } from "@baize/platform-web/house";
import { LocaleContext } from "@baize/platform-web/i18n";
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";
import { Frame } from "./Frame.tsx";
import { useFrameTexts } from "./texts.ts";

/** The page when a page failed: never blank, in the frame of every page, and with a way on. Perhaps nothing was loaded at all. */
export function RootError() {
	const segment = useLocation().pathname.split("/")[1];
	const page = useRouteLoaderData<typeof loader>("root");
	const locale = isLocale(segment) ? segment : "en";
	return (
		<LocaleContext value={locale}>
			<PageHouseContext value={page ?? NO_HOUSE}>
				<Frame>
					<ErrorPage locale={locale} />
				</Frame>
			</PageHouseContext>
		</LocaleContext>
	);
}

const INTERNAL = { title: "errors.title", text: "errors.internal" } as const;

/** What a page says of its status. */
const WORDS: Record<
	number,
	{
		title: "errors.notFoundTitle" | "errors.notAvailableTitle" | "errors.tooManyTitle";
		text: "errors.notFound" | "errors.notAvailable" | "errors.tooMany";
	}
> = {
	404: { title: "errors.notFoundTitle", text: "errors.notFound" },
	429: { title: "errors.tooManyTitle", text: "errors.tooMany" },
	451: { title: "errors.notAvailableTitle", text: "errors.notAvailable" },
};

function ErrorPage({ locale }: { locale: string }) {
	const t = useFrameTexts();
	const error = useRouteError();
	const status = isRouteErrorResponse(error) ? error.status : 500;
	const words = WORDS[status] ?? INTERNAL;
	return (
		<div className="mx-auto grid min-h-120 max-w-prose content-center justify-items-start gap-4 px-3.5">
			<title>{t(words.title)}</title>
			<h1 className="text-3xl">{t(words.title)}</h1>
			<p className="text-ink-muted">{t(words.text)}</p>
			<Button href={`/${locale}`}>{t("errors.toLobby")}</Button>
			{(words === INTERNAL || status === 429) && (
				<Button look="quiet" onClick={() => location.reload()}>
					{t("errors.tryAgain")}
				</Button>
			)}
		</div>
	);
}
