import { formatMoney } from "@baize/kernel/money";
import { pages } from "@baize/platform-paths";
import { Icon, Panel } from "@baize/platform-web";
import { useLocale, useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import type { LobbyOffer } from "./load-lobby-parts.ts";
import { useLobbyPartsTexts } from "./texts.ts";

/** The offers that can be taken now, each with its worth; nothing where there are none. */
export function OfferTeasers({ offers }: { offers: readonly LobbyOffer[] }) {
	const t = useLobbyPartsTexts();
	const path = useSitePath();
	const locale = useLocale();
	const isPlayer = useViewer() !== null;
	if (offers.length === 0) return null;
	return (
		<Panel title={t(isPlayer ? "offers.forYou" : "offers.title")}>
			<ul className="grid">
				{offers.map(({ id, title, currency, worthMinor }) => (
					<li key={id} className="border-b border-hairline last:border-0">
						<a href={path(pages.offer, { offer: id })} className="flex min-h-14 items-center gap-3 py-2">
							<Icon name="gift" className="flex-none text-xl text-accent-ink" />
							<span className="grid min-w-0 grow">
								<b className="font-semibold">{title}</b>
								<span className="text-sm text-ink-muted tabular">
									{worthMinor === null
										? t("offers.noWagering")
										: t("offers.worth", { amount: formatMoney(worthMinor, currency, locale) })}
								</span>
							</span>
							<Icon name="chevron-right" className="flex-none text-ink-muted" />
						</a>
					</li>
				))}
			</ul>
			<a
				href={path(pages.offers)}
				className="hit inline-flex items-center gap-1 font-medium text-ink-muted hover:text-ink"
			>
				{t("offers.all")}
				<Icon name="chevron-right" />
			</a>
		</Panel>
	);
}
