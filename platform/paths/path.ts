declare const PATH: unique symbol;
declare const VALUES: unique symbol;

/**
 * A path of the site without its language: "/sports/events/7". It comes from the tables of this package, or through
 * `givenPath`; a literal is no such path.
 */
export type PagePath = string & { readonly [PATH]: true };

/** A page, as the pattern of its address, with the values that an address of it needs. */
export type Page<Values> = string & { readonly [VALUES]: Values };

/** A page that also opens without values: its pattern is its path. */
export type FixedPage<Query = unknown> = PagePath & Page<{ [Name in keyof Query]?: Query[Name] | undefined }>;

const VALUE_IN_PATH = /:(\w+)|\*/g;

/**
 * The address of a page. The values that its pattern names stand in the path, others in the query, each encoded once;
 * those that are undefined are left out.
 */
export function addressOf<Values>(page: Page<Values>, values: NoInfer<Values>): string {
	const query = new Map(Object.entries(values as Record<string, string | undefined>));
	const path = page.replace(VALUE_IN_PATH, (sign, name = sign) => {
		const value = query.get(name)!;
		query.delete(name);
		return (name === "*" ? value.split("/") : [value]).map(encodeURIComponent).join("/");
	});
	const pairs = [...query].flatMap(([name, value]) =>
		value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
	);
	return path + (pairs.length > 0 ? "?" : "") + pairs.join("&");
}

/** The same without a language: what is stored, and gets the reader's language when it is read. */
export const pagePath = <Values>(page: Page<Values>, values: NoInfer<Values>): PagePath =>
	addressOf(page, values) as PagePath;

/** A path that someone else has written: editors in content, operators in messages, the server in an answer. */
export const givenPath = (path: string): PagePath => path as PagePath;

/** The path of a page in a language: "/es/sports". */
export function pathIn(locale: string, page: PagePath): string;
export function pathIn<Values>(locale: string, page: Page<Values>, values: NoInfer<Values>): string;
export function pathIn(locale: string, page: string, values?: object): string {
	return `/${locale}${page === "/" ? "" : values ? addressOf(page as Page<object>, values) : page}`;
}

/** The same page in another language. */
export const pageIn = (locale: string, path: string): string => path.replace(/^\/[^/?#]+/, `/${locale}`);
