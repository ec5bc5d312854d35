import type { ReplyOf } from "@baize/kernel/call";
import { PageHead } from "@baize/platform-web";
import type { PageContext, PageRequest } from "@baize/platform-web/page";
import { readPages } from "../contract/index.ts";
import { Blocks } from "./Blocks.tsx";
import { PagePicture } from "./PagePicture.tsx";

export type ContentPage = ReplyOf<typeof readPages>;

/** The page at an address: /pages/…, /articles/…, /promotions/…, or a marketing page at /{slug}. spec §2 */
export function loadContentPage(context: PageContext, { url }: PageRequest): Promise<ContentPage> {
	const path = url.pathname.replace(/^\/[^/]+/, "").replace(/(?:\.data|\/)$/, "");
	return context.call(readPages, { query: { path } });
}

/** What editors have written; where pages share an address, one after the other. */
export function ContentPageScreen({ title, summary, articles }: ContentPage) {
	return (
		<div className="mx-auto grid max-w-prose grid-cols-1 gap-6 px-3.5 py-8 md:px-7 md:py-12">
			<PageTop title={title} summary={summary} />
			{articles.map(({ slug, picture, body }, place) => (
				<article key={slug} className="grid gap-6">
					{picture && <PagePicture picture={picture} eager={place === 0} />}
					<Blocks body={body} />
				</article>
			))}
		</div>
	);
}

function PageTop({ title, summary }: { title: string; summary: string }) {
	return (
		<header className="grid gap-3">
			<PageHead title={title} description={summary} />
			<h1 className="text-3xl">{title}</h1>
			{summary && <p className="text-lg text-ink-muted">{summary}</p>}
		</header>
	);
}
