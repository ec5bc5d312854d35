import { type LateScripts, lateScriptsOf } from "../../../apps/site/app/frame/scripts/late-scripts.ts";
import { ALWAYS, BY_THEMSELVES, STAGES } from "./parts.data.ts";

type Script = { module: string; imports?: readonly string[] | undefined };
/** What the router knows of a route. */
export type Route = Script & { id: string; parentId?: string | undefined };

/** What the build has written about its scripts. */
export type Built = {
	assets: { entry: Script; routes: Readonly<Record<string, Route | undefined>> };
	late: LateScripts;
	/** The scripts of what is imported while a page is open, by the paths of their modules. */
	parts: Readonly<Record<string, string>>;
};

export type Page = { name: string; scripts: readonly string[] };

const GAME = "play/game";
const TITLE = /^domains\/play\/web\/titles\/([\w-]+)\/\w+Stage\.tsx$/;
const SHELL = "domains/play/web/titles/TitleShell.tsx";

/**
 * The scripts that each page of the site loads for a player, with those that come by themselves once it can be used. The
 * page of a game is one for each kind of title.
 */
export function pagesIn(built: Built): Page[] {
	const routes = Object.values(built.assets.routes).filter((route) => route !== undefined);
	const isLayout = (route: Route): boolean => routes.some(({ parentId }) => parentId === route.id);
	return routes
		.filter((route) => !isLayout(route))
		.flatMap((route) => {
			const name = nameOf(route);
			const kinds = name === GAME ? kindsIn(built) : new Map([["", []]]);
			return [...kinds].map(([kind, parts]) => ({
				name: kind === "" ? name : `${name}, ${kind}`,
				scripts: scriptsOf(built, route, [...ALWAYS, ...(BY_THEMSELVES[name] ?? []), ...parts]),
			}));
		});
}

/** `routes/lobby/live` and `lobby/live at /live-casino` are `lobby/live`. */
const nameOf = ({ id }: Route): string => id.replace(/^routes\//, "").replace(/ at .*/, "");

function kindsIn({ parts }: Built): ReadonlyMap<string, readonly string[]> {
	const titles = Object.keys(parts).flatMap((part) => {
		const [, kind] = TITLE.exec(part) ?? [];
		return kind === undefined ? [] : [[kind, [SHELL, part, `domains/play/web/titles/${kind}/words.ts`]] as const];
	});
	return new Map([...Object.entries(STAGES), ...titles]);
}

function scriptsOf({ assets, late, parts }: Built, route: Route, modules: readonly string[]): string[] {
	const chain: Script[] = [assets.entry];
	for (let at: Route | undefined = route; at; at = assets.routes[at.parentId ?? ""]) chain.push(at);
	const files = modules.map((module) => {
		const file = parts[module];
		if (file === undefined) throw new Error(`No page imports ${module} while it is open: correct parts.data.ts`);
		return file;
	});
	const named = [...new Set([...chain.flatMap(({ module, imports = [] }) => [module, ...imports]), ...files])];
	return [...named, ...lateScriptsOf(late, { named, locale: "en", isPlayer: true })];
}
