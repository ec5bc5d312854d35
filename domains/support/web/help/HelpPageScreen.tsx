import type { HelpPage } from "@baize/content/contract";
import { Blocks, PagePicture } from "@baize/content/web";
import { givenPath } from "@baize/platform-paths";
import { useSitePath } from "@baize/platform-web/i18n";
import type { ReactNode } from "react";
import { useSupportTexts } from "../texts.ts";
import { ContactWays } from "./ContactWays.tsx";
import { Feedback } from "./Feedback.tsx";
import { HelpFrame } from "./HelpFrame.tsx";
import { HelpSearch } from "./HelpSearch.tsx";
import { LinkList } from "./LinkList.tsx";

type Props = HelpPage & { own?: ReactNode };

/** A category with its articles; or an article, under it what else its category has. */
export function HelpPageScreen(page: Props) {
	const t = useSupportTexts();
	const path = useSitePath();
	const { category, articles } = page;
	const title = articles[0]?.title ?? category?.title ?? t("help.title");
	const up = category && articles.length > 0 ? [{ label: category.title, href: path(givenPath(category.link)) }] : [];
	return (
		<HelpFrame
			title={title}
			description={articles[0]?.summary ?? category?.summary ?? ""}
			crumbs={[...up, { label: title }]}
		>
			{articles.length > 0 ? <Articles {...page} /> : <Category {...page} title={title} />}
			<ContactWays />
		</HelpFrame>
	);
}

function Category({ category, others, title }: Props & { title: string }) {
	return (
		<div className="grid max-w-prose gap-5">
			<header className="grid gap-4">
				<h1 className="text-3xl">{title}</h1>
				<p className="text-lg text-ink-muted">{category?.summary}</p>
				<HelpSearch />
			</header>
			<LinkList links={others} />
		</div>
	);
}

function Articles({ articles, others, category, own }: Props) {
	const t = useSupportTexts();
	return (
		<div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,65ch)_minmax(18rem,1fr)]">
			<div className="grid content-start gap-6">
				{articles.map(({ slug, title, summary, picture, body }, at) => (
					<article key={slug} className="grid gap-5">
						<header className="grid gap-3">
							{at === 0 ? <h1 className="text-3xl">{title}</h1> : <h2 className="text-2xl">{title}</h2>}
							<p className="text-lg text-ink-muted">{summary}</p>
						</header>
						{picture && <PagePicture picture={picture} eager={at === 0} />}
						{at === 0 && own}
						<Blocks body={body} level={at === 0 ? 2 : 3} />
					</article>
				))}
				<Feedback />
			</div>
			{others.length > 0 && (
				<aside className="grid content-start gap-2" aria-labelledby="help-others">
					<h2 id="help-others" className="text-xl">
						{t("help.others", { category: category?.title ?? "" })}
					</h2>
					<LinkList links={others} />
				</aside>
			)}
		</div>
	);
}
