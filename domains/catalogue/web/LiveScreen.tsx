import type { MenuItem } from "@baize/content/contract";
import { isFlagOn } from "@baize/flags/web";
import { pages } from "@baize/platform-paths";
import { Button, EmptyState } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest } from "@baize/platform-web/page";
import { data } from "react-router";
import { type catalogueErrors, LIVE_CATEGORIES } from "../contract/index.ts";
import { type CategoryPage, CategoryScreen, loadCategory } from "./CategoryScreen.tsx";
import { useCatalogueTexts } from "./texts.ts";

export type LivePage = { isOpen: boolean; tables: CategoryPage | null };

const CLOSED_STATUS = 404;
const NO_SUCH_CATEGORY: keyof typeof catalogueErrors = "CATEGORY_NOT_FOUND";

/** /live-casino and /live-dealer: the tables of that category, unless an operator has closed them. spec §2 */
export async function loadLive(context: PageContext, page: PageRequest) {
	if (!isFlagOn(context.flags, "dynamicCards")) return data<LivePage>({ isOpen: false, tables: null }, CLOSED_STATUS);
	const category = LIVE_CATEGORIES.find((slug) => page.url.pathname.endsWith(slug)) ?? LIVE_CATEGORIES[0];
	const tables = await loadCategory(context, { ...page, params: { category } }).catch(orNone);
	return data<LivePage>({ isOpen: true, tables });
}

/** Until an editor has made the category, there are no tables. */
function orNone(error: unknown): null {
	if (error instanceof Error && error.message === NO_SUCH_CATEGORY) return null;
	throw error;
}

export function LiveScreen({ isOpen, tables, menu }: LivePage & { menu: MenuItem[] }) {
	const t = useCatalogueTexts();
	const path = useSitePath();
	if (tables) return <CategoryScreen {...tables} menu={menu} />;
	const textKey = isOpen ? "live.empty" : "live.closed";
	return (
		<section className="mx-auto grid max-w-prose gap-5 px-3.5 py-8">
			<title>{`${t("live.title")} · Baize`}</title>
			<h1 className="text-3xl">{t("live.title")}</h1>
			<EmptyState
				icon="cards"
				title={t(`${textKey}.title`)}
				actions={<Button href={path(pages.allGames)}>{t("allGames")}</Button>}
			>
				{t(`${textKey}.text`)}
			</EmptyState>
		</section>
	);
}
