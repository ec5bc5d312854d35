import type { ReplyOf } from "@baize/kernel/call";
import { pages, pathIn } from "@baize/platform-paths";
import { Disclosure } from "@baize/platform-web";
import type { PageContext, PageRequest } from "@baize/platform-web/page";
import { redirect } from "react-router";
import { readPages } from "../contract/index.ts";
import { Blocks } from "./Blocks.tsx";
import { useContentTexts } from "./texts.ts";

export type ContentPage = ReplyOf<typeof readPages>;

/** The page at an address: /pages/…, /articles/…, /promotions/…, /help/…, or a marketing page at /{slug}. spec §2 */
export function loadContentPage(context: PageContext, { url }: PageRequest): Promise<ContentPage> {
	const path = url.pathname.replace(/^\/[^/]+/, "").replace(/(?:\.data|\/)$/, "");
	// An address that people type; the help begins with its first category.
	if (path === pages.help) throw redirect(pathIn(context.locale, pages.helpBasics));
	return context.call(readPages, { query: { path } });
}

/** An article; or, where several help pages share an address, their questions as disclosures. */
export function ContentPageScreen({ title, summary, pageType, articles }: ContentPage) {
	const [only] = articles;
	const isOne = articles.length === 1 && pageType !== "help";
	return (
		<div className="mx-auto grid max-w-prose grid-cols-1 gap-6 px-3.5 py-8 md:px-7 md:py-12">
			{isOne && only ? (
				<article className="grid gap-6">
					<PageHead title={title} summary={summary} />
					<Blocks body={only.body} />
				</article>
			) : (
				<Questions articles={articles} />
			)}
		</div>
	);
}

function PageHead({ title, summary }: { title: string; summary: string }) {
	return (
		<header className="grid gap-3">
			<title>{`${title} · Baize`}</title>
			<meta name="description" content={summary} />
			<h1 className="text-3xl">{title}</h1>
			{summary && <p className="text-lg text-ink-muted">{summary}</p>}
		</header>
	);
}

function Questions({ articles }: Pick<ContentPage, "articles">) {
	const t = useContentTexts();
	return (
		<section className="grid gap-6">
			<PageHead title={t("help.title")} summary={t("help.summary")} />
			<div>
				{articles.map(({ slug, title, body }, index) => (
					<Disclosure key={slug} summary={title} open={index === 0}>
						<Blocks body={body} level={3} />
					</Disclosure>
				))}
			</div>
		</section>
	);
}
