import { givenPath } from "@baize/platform-paths";
import { useSitePath } from "@baize/platform-web/i18n";
import type { Layout, MenuItem } from "../../contract/index.ts";
import { Blocks } from "../Blocks.tsx";

type RegionItem = Layout[keyof Layout][number];

/** What editors have placed in a region of the layout, in their order. NAV-01 */
export function Region({ items }: { items: readonly RegionItem[] }) {
	return items.map((item) => <Placed key={`${item.type} ${item.slug}`} item={item} />);
}

function Placed({ item }: { item: RegionItem }) {
	if (item.type === "custom_menu") return <Menu title={item.title} items={item.items} />;
	if (item.type === "external_link")
		return (
			<a href={item.url} rel="noopener noreferrer" className={LINK}>
				{item.title}
			</a>
		);
	return (
		<section aria-label={item.title} className="max-w-prose">
			<Blocks body={item.body} />
		</section>
	);
}

const LINK = "inline-flex min-h-11 items-center hover:text-ink";

function Menu({ title, items }: { title: string; items: readonly MenuItem[] }) {
	const path = useSitePath();
	return (
		<nav aria-label={title} className="flex flex-wrap gap-x-6 gap-y-1">
			{items.map(({ id, props }) => (
				<a key={id} href={path(givenPath(props.link))} className={LINK}>
					{props.text ?? props.title}
				</a>
			))}
		</nav>
	);
}
