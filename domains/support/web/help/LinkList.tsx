import type { HelpLink } from "@baize/content/contract";
import { givenPath } from "@baize/platform-paths";
import { Icon } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { Marked } from "./Marked.tsx";

/** Articles as a list of links, with what was searched for marked. */
export function LinkList({ links, term = "" }: { links: readonly HelpLink[]; term?: string }) {
	const path = useSitePath();
	return (
		<ul className="divide-y divide-hairline">
			{links.map(({ title, summary, link }) => (
				<li key={link}>
					<a href={path(givenPath(link))} className="group flex min-h-14 items-start gap-3 py-3">
						<Icon name="file-text" className="mt-0.5 text-ink-muted" />
						<span className="grid">
							<span className="font-medium group-hover:text-accent-ink">
								<Marked text={title} term={term} />
							</span>
							<span className="text-sm text-ink-muted">
								<Marked text={summary} term={term} />
							</span>
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
