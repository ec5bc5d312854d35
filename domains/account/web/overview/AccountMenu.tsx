import { pages } from "@baize/platform-paths";
import { Icon } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useAccountTexts } from "../texts.ts";
import { type Group, useOpenWays, WAYS } from "./ways.ts";

const LINK =
	"flex min-h-9 items-center gap-3 rounded-control px-3 py-1 text-ink-muted hover:bg-surface-2 hover:text-ink aria-[current]:bg-surface-2 aria-[current]:font-semibold aria-[current]:text-ink";

/** On wide screens all pages of the account stand beside each of them. `pathname` is the page's own. */
export function AccountMenu({ pathname }: { pathname: string }) {
	const t = useAccountTexts();
	const path = useSitePath();
	return (
		<nav aria-label={t("overview.title")} className="hidden content-start gap-4 py-6 text-sm lg:grid">
			<a href={path(pages.account)} className={LINK}>
				<Icon name="chevron-left" />
				{t("overview.title")}
			</a>
			{(Object.keys(WAYS) as Group[]).map((group) => (
				<MenuGroup key={group} group={group} pathname={pathname} />
			))}
		</nav>
	);
}

function MenuGroup({ group, pathname }: { group: Group; pathname: string }) {
	const t = useAccountTexts();
	const path = useSitePath();
	const ways = useOpenWays(group);
	return (
		<div className="grid gap-1">
			<p className="px-3 text-xs font-semibold text-ink-muted">{t(`overview.groups.${group}`)}</p>
			<ul className="grid gap-0.5">
				{ways.map(([way, to, icon]) => (
					<li key={way}>
						<a href={path(to)} className={LINK} aria-current={path(to) === pathname ? "page" : undefined}>
							<Icon name={icon} />
							<span className="min-w-0">{t(`overview.ways.${way}`)}</span>
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
