import { LOCALE_NAMES, LOCALES, tagOf } from "@baize/kernel/locale";
import { pageIn, pages } from "@baize/platform-paths";
import { useLocale, useSitePath } from "@baize/platform-web/i18n";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useFrameTexts } from "./texts.ts";

const LINKS = [
	["help", pages.help],
	["saferPlay", pages.saferPlayContent],
	["limits", pages.limits],
	["fairness", pages.fairness],
	["licences", pages.licencesContent],
	["terms", pages.termsContent],
	["privacy", pages.privacyContent],
	["cookies", pages.cookiesContent],
] as const;

/** The end of each page: help, safer play, how fairness works, what binds, languages, for whom the site is. */
export function Footer() {
	const t = useFrameTexts();
	const path = useSitePath();
	return (
		<footer className="mt-16 border-t border-hairline px-3.5 pt-6 pb-28 text-sm text-ink-muted md:px-7 md:pb-10">
			<nav aria-label={t("footer.label")} className="flex flex-wrap gap-x-6 gap-y-1">
				{LINKS.map(([name, page]) => (
					<a key={name} href={path(page)} className="flex min-h-11 items-center hover:text-ink">
						{t(`footer.${name}`)}
					</a>
				))}
				<Languages />
			</nav>
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
	const locale = useLocale();
	const { pathname, search } = useLocation();
	return (
		<span className="flex basis-full flex-wrap gap-x-4">
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
		</span>
	);
}

/**
 * What the visitor may choose for every page loads after the page, in a space reserved for its first line: without
 * scripts the device's setting decides on light or dark, and nothing is counted.
 */
function Choices() {
	const [choices, show] = useState<ReactNode>(<div className="min-h-11" />);
	useEffect(() => void import("./theme/FooterChoices.tsx").then(({ FooterChoices }) => show(<FooterChoices />)), []);
	return choices;
}
