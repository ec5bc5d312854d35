import { LOCALES, type Locale } from "@baize/kernel/locale";
import { writtenForUse } from "./declare-domain.ts";
import type { Names } from "./names.ts";
import { insertAfter, insertBefore, type Part, type ReadFile, requireFree } from "./part.ts";

export type Titles = Partial<Record<Locale, string | undefined>>;

const ROUTES = "apps/site/app/routes.ts";
const PAGES = "platform/paths/pages.ts";
const ADDRESSES = "platform/paths/addresses.txt";
/** The comment in routes.ts above the patterns that match any address. */
const PLACE_OF_AREAS = /^\t*\/\/ New areas stand above this line\b.*$/m;
/** The folder of a domain's routes, where several domains share the pages of one area; others have one of their own. */
const AREAS: Readonly<Record<string, string>> = {
	catalogue: "lobby",
	factors: "security",
	identity: "account",
	notifications: "account",
	support: "content",
	virtuals: "sports",
	wallet: "account",
};
const MAX_LINE_LENGTH = 120;
const BEGINNING_OF_TEXTS = /^export default \{\n/m;

/** A page at an address of its own, with its texts in every language. */
export function newScreen(domain: Names, screen: Names, titles: Titles, readFile: ReadFile): Part {
	const home = `domains/${domain.kebab}/web`;
	const area = AREAS[domain.kebab] ?? domain.kebab;
	const route = `apps/site/app/routes/${area}/${screen.kebab}.tsx`;
	const textsHook = textsHookOf(`${home}/texts.ts`, readFile);
	requireFree(ROUTES, readFile(ROUTES), new RegExp(`^\\t+"?${screen.kebab}"?:`, "m"));
	requireFree(PAGES, readFile(PAGES), new RegExp(`^export const ${screen.camel} =`, "m"));
	// A language in which the domain has no texts yet reads English.
	const begun = LOCALES.filter((locale) => isThere(`${home}/texts/${locale}.ts`));
	const untranslated = begun.filter((locale) => locale !== "en" && !titles[locale]);
	const written = writtenForUse("apps/site", domain.kebab, readFile);
	return {
		files: {
			[`${home}/${screen.pascal}Screen.tsx`]: componentOf(screen, textsHook),
			[route]: routeOf(domain, screen),
		},
		edits: {
			...Object.fromEntries(begun.map((locale) => withTitle(`${home}/texts/${locale}.ts`))),
			[`${home}/index.ts`]: `${readFile(`${home}/index.ts`)}export { load${screen.pascal}, ${screen.pascal}Screen } from "./${screen.pascal}Screen.tsx";\n`,
			[ROUTES]: withRoute(readFile(ROUTES), area, screen),
			[PAGES]: readFile(PAGES) + pageLineOf(screen),
			[ADDRESSES]: withAddress(readFile(ADDRESSES), screen),
			...written,
		},
		copies: {},
		next: [
			...untranslated.map((locale) => `translate ${screen.camel}.title in ${home}/texts/${locale}.ts`),
			...(Object.keys(written).length > 0
				? ["npm install && npm run mend-lock   # the site imports the domain now"]
				: []),
			`if it needs a session: accountLoader in place of pageLoader, in ${route}`,
		],
	};

	function isThere(path: string): boolean {
		try {
			return readFile(path) !== "";
		} catch {
			return false;
		}
	}

	function withTitle(path: string): [path: string, text: string] {
		const text = readFile(path);
		requireFree(path, text, new RegExp(`^\\t${screen.camel}:`, "m"));
		const locale = LOCALES.find((each) => path.endsWith(`/${each}.ts`))!;
		const title = JSON.stringify(titles[locale] ?? screen.heading);
		return [path, insertAfter(path, text, BEGINNING_OF_TEXTS, `\t${screen.camel}: { title: ${title} },\n`)];
	}
}

const fits = (line: string): boolean => line.replaceAll("\t", "  ").length <= MAX_LINE_LENGTH;

/** In the list of the area's files, or in a new area. */
function withRoute(routes: string, area: string, { kebab, camel }: Names): string {
	const line = `"${kebab}": pages.${camel},\n`;
	const beginning = new RegExp(`\\.\\.\\.area\\("${area}", \\{\\n`);
	if (beginning.test(routes)) return insertAfter(ROUTES, routes, beginning, line);
	return insertBefore(ROUTES, routes, PLACE_OF_AREAS, `...area("${area}", {\n${line}}),\n`);
}

function pageLineOf({ camel, kebab }: Names): string {
	const [name, page] = [`export const ${camel} =`, `"/${kebab}" as FixedPage;`];
	return fits(`${name} ${page}`) ? `${name} ${page}\n` : `${name}\n\t${page}\n`;
}

/** The snapshot of every address, with one more in the first of its lists, which is in the order of the names. */
function withAddress(snapshot: string, { camel, kebab }: Names): string {
	const [title = "", lines = "", ...others] = snapshot.split("\n\n");
	const added = [...lines.split("\n"), `${camel}  /${kebab}  /en/${kebab}`].sort();
	return [title, added.join("\n"), ...others].join("\n\n");
}

function textsHookOf(path: string, readFile: ReadFile): string {
	const [, hook] = /export const (use\w+Texts)\b/.exec(readFile(path)) ?? [];
	if (!hook) throw new Error(`${path} exports no use…Texts`);
	return hook;
}

const componentOf = ({ camel, pascal }: Names, textsHook: string): string =>
	`import type { PageContext } from "@baize/platform-web/page";
import { ${textsHook} } from "./texts.ts";

export const load${pascal} = async (_context: PageContext) => ({});

export function ${pascal}Screen(_page: Awaited<ReturnType<typeof load${pascal}>>) {
	const t = ${textsHook}();
	return (
		<section className="mx-auto grid w-full max-w-page gap-5 px-3.5 py-6 md:px-7">
			<title>{t("${camel}.title")}</title>
			<h1 className="text-3xl">{t("${camel}.title")}</h1>
		</section>
	);
}
`;

const routeOf = (domain: Names, { pascal }: Names): string =>
	`import { load${pascal}, ${pascal}Screen } from "@baize/${domain.kebab}/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = pageLoader(load${pascal});

export default function ${pascal}() {
	return <${pascal}Screen {...useLoaderData<typeof loader>()} />;
}
`;
