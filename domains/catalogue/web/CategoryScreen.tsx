import type { MenuItem } from "@baize/content/contract";
import { ChannelMenu } from "@baize/content/web";
import type { ReplyOf } from "@baize/kernel/call";
import { givenPath, pages } from "@baize/platform-paths";
import { Button, EmptyState, PageHead, PillBar } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest } from "@baize/platform-web/page";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { type ChosenFilters, readCategory } from "../contract/index.ts";
import { chosenIn, Filters, hasChosen, More, NothingFits, shownIn } from "./CategoryFilters.tsx";
import { CatalogueCard } from "./card/CatalogueCard.tsx";
import { isLarge, type ShownCard, shownCard } from "./card/shown-card.ts";
import { useCatalogueTexts } from "./texts.ts";

type Category = Omit<ReplyOf<typeof readCategory>, "cards"> & { cards: ShownCard[] };
export type CategoryPage = { category: Category; chosen: ChosenFilters };

/** For /casino/:category and /casino/:category/:subcategory. */
export async function loadCategory(context: PageContext, { params, url }: PageRequest): Promise<CategoryPage> {
	const { category = "", subcategory } = params;
	const chosen = chosenIn(url.searchParams);
	const shown = shownIn(url.searchParams);
	const query = { ...(subcategory === undefined ? {} : { subcategory }), ...chosen, shown };
	const found = await context.call(readCategory, { params: { category }, query });
	return { category: { ...found, cards: found.cards.map(shownCard) }, chosen };
}

/** All games of a category, with its subcategories to choose from, below the channel's menu, which the frame has read. */
export function CategoryScreen({ category, chosen, menu }: CategoryPage & { menu: MenuItem[] }) {
	const t = useCatalogueTexts();
	const { title, choices, cards, filters, total } = category;
	return (
		<div className="mx-auto grid max-w-page grid-cols-1 gap-5 px-3.5 pt-3 md:px-7">
			<PageHead title={title} description={t("category.description", { title, count: total })} />
			<ChannelMenu items={menu} />
			<header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
				<h1 className="text-3xl">{title}</h1>
				<p className="text-ink-muted" role="status">
					{t("category.count", { count: total })}
				</p>
			</header>
			{choices.length > 0 && <Choices title={title} choices={choices} />}
			{filters.length > 0 && <Filters filters={filters} chosen={chosen} />}
			{cards.length > 0 && <Cards cards={cards} total={total} />}
			{cards.length === 0 && (hasChosen(chosen) ? <NothingFits /> : <Nothing />)}
		</div>
	);
}

function Choices({ title, choices }: Pick<CategoryPage["category"], "title" | "choices">) {
	const t = useCatalogueTexts();
	const path = useSitePath();
	const { pathname } = useLocation();
	return (
		<PillBar
			label={t("category.choices", { title })}
			pills={choices.map(({ name, href }) => ({
				key: href,
				label: name,
				href: path(givenPath(href)),
				current: pathname === path(givenPath(href)),
			}))}
		/>
	);
}

const EAGER_CARDS = 4;

function Cards({ cards, total }: Pick<CategoryPage["category"], "cards" | "total">) {
	const list = useRef<HTMLUListElement>(null);
	const firstNew = useRef<number>(undefined);
	// The button may be gone once all are shown: who asked for more goes on at the first of them.
	useEffect(() => {
		const place = firstNew.current;
		if (place === undefined || cards.length <= place) return;
		firstNew.current = undefined;
		list.current?.children[place]?.querySelector("a")?.focus({ preventScroll: true });
	}, [cards.length]);
	const expectMore = () => {
		firstNew.current = cards.length;
	};
	return (
		<>
			<ul
				ref={list}
				className="grid grid-flow-row-dense grid-cols-2 gap-x-2.5 gap-y-6 sm:grid-cols-4 sm:gap-x-3.5 lg:grid-cols-6"
			>
				{cards.map((card, index) => (
					<li key={card.gameId} className={isLarge(card) ? "md:col-span-2" : undefined}>
						<CatalogueCard card={card} eager={index < EAGER_CARDS} />
					</li>
				))}
			</ul>
			{cards.length < total && <More shown={cards.length} total={total} onMore={expectMore} />}
		</>
	);
}

function Nothing() {
	const t = useCatalogueTexts();
	const path = useSitePath();
	return (
		<EmptyState
			icon="layout-grid"
			title={t("category.empty")}
			actions={<Button href={path(pages.lobby)}>{t("category.toLobby")}</Button>}
		>
			{t("category.emptyHint")}
		</EmptyState>
	);
}
