import type { HelpCategory, HelpCentre } from "@baize/content/contract";
import { givenPath } from "@baize/platform-paths";
import { Icon, type IconName, PageHead } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import type { ReactNode } from "react";
import { useSupportTexts } from "../texts.ts";
import { ContactWays } from "./ContactWays.tsx";
import { HelpSearch } from "./HelpSearch.tsx";
import { LinkList } from "./LinkList.tsx";

/** The help centre: search first, then the reader's own case, what is asked most, and the categories. */
export function HelpScreen({ categories, popular, own }: HelpCentre & { own?: ReactNode }) {
	const t = useSupportTexts();
	const viewer = useViewer();
	return (
		<div className="mx-auto grid w-full max-w-page grid-cols-1 gap-8 px-3.5 py-8 md:px-7 md:py-10">
			<PageHead title={t("help.title")} description={t("help.description")} />
			<header className="grid gap-4">
				<h1 className="text-3xl md:text-4xl">
					{viewer ? t("help.greeting", { name: viewer.displayName }) : t("help.hello")}
				</h1>
				<HelpSearch />
			</header>
			<div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
				<div className="grid content-start gap-8">
					{own}
					<section aria-labelledby="help-popular" className="grid gap-3">
						<h2 id="help-popular" className="text-xl">
							{t("help.popular")}
						</h2>
						<LinkList links={popular} />
					</section>
				</div>
				<section aria-labelledby="help-categories" className="grid content-start gap-3">
					<h2 id="help-categories" className="text-xl">
						{t("help.categories")}
					</h2>
					<ul className="grid gap-2.5 sm:grid-cols-2">
						{categories.map((category) => (
							<Category key={category.link} {...category} />
						))}
					</ul>
				</section>
			</div>
			<ContactWays />
		</div>
	);
}

function Category({ title, summary, link, icon = "help-circle", count }: HelpCategory) {
	const path = useSitePath();
	return (
		<li>
			<a
				href={path(givenPath(link))}
				className="flex h-full min-h-16 items-center gap-3.5 rounded-card border border-hairline bg-surface-1 px-4 py-3 hover:bg-surface-2"
			>
				<Icon name={icon as IconName} className="text-xl text-accent-ink" />
				<span className="grid grow">
					<span className="font-semibold">{title}</span>
					<span className="text-sm text-ink-muted">{summary}</span>
				</span>
				<span className="tabular text-ink-muted" aria-hidden="true">
					{count}
				</span>
			</a>
		</li>
	);
}
