import { type HelpHit, MAX_HELP_TERM, readHelpCentre, readHelpPage, searchHelpPages } from "@baize/content/contract";
import type { PageContext, PageRequest } from "@baize/platform-web/page";

export const loadHelpCentre = ({ call }: PageContext) => call(readHelpCentre, {});

/** The page at an address of the help: a category, or its article. */
export const loadHelpPage = ({ call }: PageContext, { url }: PageRequest) =>
	call(readHelpPage, { query: { path: url.pathname.replace(/^\/[^/]+/, "").replace(/(?:\.data|\/)$/, "") } });

export type HelpResults = { term: string; hits: readonly HelpHit[] };

/** What was found for the term of the address. A failure finds nothing: the page still leads on. spec §5 */
export async function loadHelpSearch(context: PageContext, { url }: PageRequest): Promise<HelpResults> {
	const term = (url.searchParams.get("searchTerm") ?? "").trim().slice(0, MAX_HELP_TERM);
	const params = { bucket: "default", language: context.locale } as const;
	try {
		return { term, hits: await context.call(searchHelpPages, { params, query: { searchTerm: term } }) };
	} catch (error) {
		context.report(error);
		return { term, hits: [] };
	}
}
