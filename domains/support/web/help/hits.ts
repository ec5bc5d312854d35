import { type HelpHit, helpPathOf } from "@baize/content/contract";
import { type PagePath, pagePath, pages } from "@baize/platform-paths";

/** A help page that was found, as pages show it. spec §3 */
export type ShownHit = { id: string; link: PagePath; text: string; summary: string };

/** Its link carries the prefix of the help. ROUTE-03 */
export const shownHit = ({ contentId, paths, fields }: HelpHit): ShownHit => ({
	id: contentId,
	link: pagePath(pages.helpPage, { "*": helpPathOf(paths) }),
	text: fields.title,
	summary: fields.summary,
});
