import { Icon } from "../marks/Icon.tsx";
import { Menu } from "../overlays/Menu.tsx";

export interface Crumb {
	label: string;
	/** The last one is the page itself and needs none. */
	href?: string;
}

const MAX_SHOWN = 4; // spec §9

/** Up to four crumbs are shown in full; of more, the first and the last two, with the middle folded away. */
export function collapsedCrumbs<Item>(crumbs: readonly Item[]): {
	first: readonly Item[];
	folded: readonly Item[];
	last: readonly Item[];
} {
	if (crumbs.length <= MAX_SHOWN) return { first: crumbs, folded: [], last: [] };
	return { first: crumbs.slice(0, 1), folded: crumbs.slice(1, -2), last: crumbs.slice(-2) };
}

function CrumbItem({ crumb, here }: { crumb: Crumb; here: boolean }) {
	return (
		<li className="flex min-w-0 items-center gap-1">
			{here || crumb.href === undefined ? (
				<span aria-current={here ? "page" : undefined} className="px-1 text-ink">
					{crumb.label}
				</span>
			) : (
				<>
					<a href={crumb.href} className="hit flex items-center px-1 hover:text-ink">
						{crumb.label}
					</a>
					<Icon name="chevron-right" />
				</>
			)}
		</li>
	);
}

/** The path back up. `foldedLabel` names the button that opens the folded middle: "Show 3 more levels". */
export function Breadcrumbs({
	label,
	crumbs,
	foldedLabel,
}: {
	label: string;
	crumbs: readonly Crumb[];
	foldedLabel: string;
}) {
	const { first, folded, last } = collapsedCrumbs(crumbs);
	const here = crumbs.at(-1);
	const entries = folded.map(({ label: text, href }) => ({
		key: text,
		label: text,
		...(href !== undefined && { href }),
	}));
	return (
		<nav aria-label={label}>
			<ol className="-ms-1 flex flex-wrap items-center gap-x-1 text-sm text-ink-muted">
				{first.map((crumb) => (
					<CrumbItem key={crumb.label} crumb={crumb} here={crumb === here} />
				))}
				{folded.length > 0 && (
					<li className="flex items-center gap-1">
						<Menu
							className="hit grid place-items-center rounded-pill hover:bg-surface-2"
							label={foldedLabel}
							face={<Icon name="dots" />}
							items={entries}
						/>
						<Icon name="chevron-right" />
					</li>
				)}
				{last.map((crumb) => (
					<CrumbItem key={crumb.label} crumb={crumb} here={crumb === here} />
				))}
			</ol>
		</nav>
	);
}
