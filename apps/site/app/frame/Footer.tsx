import { Region } from "@baize/content/web";
import { LOCALE_NAMES, LOCALES, tagOf } from "@baize/kernel/locale";
import { pageIn, pages } from "@baize/platform-paths";
import { useLocale, useSitePath } from "@baize/platform-web/i18n";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useRegions } from "./root-page.ts";
import { useFrameTexts } from "./texts.ts";

/** The end of each page: what editors have placed there, languages, for whom the site is. */
export function Footer() {
	const t = useFrameTexts();
	const path = useSitePath();
	return (
		<footer className="mt-16 border-t border-hairline px-3.5 pt-6 pb-28 text-sm text-ink-muted md:px-7 md:pb-10">
			<Region items={useRegions().footer} />
			<Languages />
			<div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<p>
					<b
						role="img"
						aria-label={t("footer.ages")}
						className="me-2 rounded-pill border border-hairline px-2.5 py-0.5 text-ink"
					>
						{t("footer.age")}
					</b>
					{t("footer.adults")}{" "}
					<a href={path(pages.saferPlayContent)} className="hit inline-flex items-center underline hover:text-ink">
						{t("footer.helpLines")}
					</a>
				</p>
				<Choices />
			</div>
		</footer>
	);
}

/**
 * The same page in another language: only the locale changes. A new page is loaded, so that all of it is in one
 * language; `EARLY` stores the choice.
 */
function Languages() {
	const t = useFrameTexts();
	const locale = useLocale();
	const { pathname, search } = useLocation();
	return (
		<nav aria-label={t("footer.languages")} className="mt-1 flex flex-wrap gap-x-4">
			{LOCALES.map((other) => (
				<a
					key={other}
					href={pageIn(other, pathname) + search}
					lang={tagOf(other)}
					hrefLang={tagOf(other)}
					data-reload=""
					aria-current={other === locale ? "true" : undefined}
					className="flex min-h-11 items-center hover:text-ink aria-[current]:text-ink"
				>
					{LOCALE_NAMES[other]}
				</a>
			))}
		</nav>
	);
}

/**
 * What the visitor may choose for every page loads after the page, in a space reserved for its first line: without
 * scripts the device's setting decides on light or dark, and nothing is counted.
 */
function Choices() {
	const [choices, show] = useState<ReactNode>(<div className="min-h-11" />);
	useEffect(() => void import("./later.ts").then(({ FooterChoices }) => show(<FooterChoices />)), []);
	return choices;
}
