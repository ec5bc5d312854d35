import { isShortHelpTerm } from "@baize/content/contract";
import { EmptyState } from "@baize/platform-web";
import { useSupportTexts } from "../texts.ts";
import { ContactWays } from "./ContactWays.tsx";
import { HelpFrame } from "./HelpFrame.tsx";
import { HelpSearch } from "./HelpSearch.tsx";
import { shownHit } from "./hits.ts";
import { LinkList } from "./LinkList.tsx";
import type { HelpResults } from "./loaders.ts";

/** Everything that was found; without results, what was searched for, and a way on. */
export function HelpSearchScreen({ term, hits }: HelpResults) {
	const t = useSupportTexts();
	const links = hits.map(shownHit).map(({ text, summary, link }) => ({ title: text, summary, link }));
	return (
		<HelpFrame
			title={t("help.results.title")}
			description={t("help.description")}
			crumbs={[{ label: t("help.results.title") }]}
		>
			<meta name="robots" content="noindex" />
			<div className="grid max-w-prose gap-5">
				<h1 className="text-3xl">{t("help.results.title")}</h1>
				<HelpSearch key={term} term={term} />
				{hits.length > 0 && (
					<>
						<p className="text-ink-muted">{t("help.search.found", { count: hits.length, term })}</p>
						<LinkList links={links} term={term} />
					</>
				)}
				{hits.length === 0 && (
					<EmptyState
						icon="search"
						title={isShortHelpTerm(term) ? t("help.results.short") : t("help.search.none", { term })}
					>
						{t("help.results.noneText")}
					</EmptyState>
				)}
			</div>
			<ContactWays />
		</HelpFrame>
	);
}
