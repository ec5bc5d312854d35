import { wordsOf } from "@baize/kernel/search";
import { pages } from "@baize/platform-paths";
import { Button, EmptyState } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import { Hits, Places } from "./Hits.tsx";
import { PLACES, type PlaceName } from "./places.ts";
import { useSearchTexts } from "./texts.ts";
import type { SiteSearch } from "./use-site-search.ts";

const MAX_PLACES = 4;

/** What was found, by kind; or that nothing was, with ways on. */
export function SearchAnswer({ typed, search }: { typed: string; search: SiteSearch }) {
	const t = useSearchTexts();
	const { groups, isSettled, error } = search;
	const places = usePlacesNamed(typed);
	const count = groups.reduce((sum, { hits }) => sum + hits.length, places.length);
	const announced = count > 0 ? t("found", { count, term: typed }) : t("notFound", { term: typed });
	return (
		<div className="grid min-h-80 content-start gap-4">
			<p role="status" className="sr-only">
				{isSettled && !error && announced}
			</p>
			{error && (
				<p role="alert" className="px-1 text-danger-ink">
					{t("failed")}
				</p>
			)}
			{groups.map(({ kind, hits }) => (
				<Hits key={kind} title={t(`kinds.${kind}`)} hits={hits} />
			))}
			<Places title={t("kinds.places")} names={places} />
			{isSettled && !error && count === 0 && <NotFound term={typed} search={search} />}
		</div>
	);
}

function NotFound({ term, search: { near } }: { term: string; search: SiteSearch }) {
	const t = useSearchTexts();
	const path = useSitePath();
	return (
		<>
			<EmptyState
				icon="search"
				title={t("notFound", { term })}
				actions={
					<>
						<Button look="secondary" href={path(pages.allGames)}>
							{t("allGames")}
						</Button>
						<Button look="quiet" href={path(pages.help)}>
							{t("help")}
						</Button>
					</>
				}
			>
				{t("notFoundHint")}
			</EmptyState>
			<Hits title={t("near")} hits={near} />
		</>
	);
}

/** The site's own pages whose name has a word that begins like each typed one. */
function usePlacesNamed(typed: string): PlaceName[] {
	const t = useSearchTexts();
	const isPlayer = useViewer() !== null;
	const wanted = wordsOf(typed);
	if (wanted.length === 0) return [];
	const isNamed = (name: PlaceName): boolean => {
		const words = wordsOf(t(`places.${name}`));
		return wanted.every((word) => words.some((of) => of.startsWith(word)));
	};
	const open = (Object.keys(PLACES) as PlaceName[]).filter((name) => isPlayer || !("isForPlayers" in PLACES[name]));
	return open.filter(isNamed).slice(0, MAX_PLACES);
}
