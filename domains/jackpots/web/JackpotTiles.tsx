import { pages } from "@baize/platform-paths";
import { Icon } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useId } from "react";
import { nameOfLevel, nameOfPot } from "./names.ts";
import { useJackpotsTexts } from "./texts.ts";
import { useMoney } from "./use-money.ts";
import { useTicked } from "./use-ticked.ts";

type Teaser = { pot: string; level: string; currency: string; amountMinor: number; mustDropMinor?: number };

/** What each pot has now, as a row of the lobby. */
export function JackpotTiles({ levels }: { levels: readonly Teaser[] }) {
	const t = useJackpotsTexts();
	const id = useId();
	return (
		<section aria-labelledby={id} className="grid gap-3">
			<header className="flex flex-wrap items-baseline gap-x-3">
				<h2 id={id} className="text-2xl">
					{t("row.title")}
				</h2>
				<p className="text-ink-muted">{t("row.hint")}</p>
			</header>
			<ul className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
				{levels.map((level) => (
					<li key={`${level.pot} ${level.level}`}>
						<Tile teaser={level} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Tile({ teaser: { pot, level, currency, amountMinor, mustDropMinor } }: { teaser: Teaser }) {
	const t = useJackpotsTexts();
	const path = useSitePath();
	const money = useMoney(currency);
	const shown = useTicked(amountMinor);
	return (
		<a
			href={path(pages.jackpot, { pot })}
			className="grid gap-1 rounded-panel border border-hairline bg-surface-1 px-5 py-4 hover:bg-surface-2"
		>
			<span className="flex items-center gap-2 text-sm text-ink-muted">
				<Icon name="crown" className="text-accent-ink" />
				{t("row.of", { pot: nameOfPot(t, pot), level: nameOfLevel(t, level) })}
			</span>
			<b className="display text-3xl tabular">
				<bdi>{money(shown)}</bdi>
			</b>
			{mustDropMinor !== undefined && (
				<span className="text-sm text-ink-muted">{t("row.most", { amount: money(mustDropMinor) })}</span>
			)}
		</a>
	);
}
