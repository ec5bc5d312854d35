import { pages } from "@baize/platform-paths";
import { Icon } from "@baize/platform-web";
import { useLocale, useSitePath } from "@baize/platform-web/i18n";
import { usePolled, useStream } from "@baize/platform-web/reads";
import { formatJackpot, JACKPOT_WON, JACKPOTS_TOPIC, type LevelView, readPot } from "../contract/index.ts";
import { nameOfLevel } from "./names.ts";
import { useJackpotsTexts } from "./texts.ts";
import { useCurrency } from "./use-currency.ts";
import { useTicked } from "./use-ticked.ts";

/** What the pots of a game have, in the game itself; it leads to the page about them. */
export function JackpotBar({ pot }: { pot: string }) {
	const t = useJackpotsTexts();
	const path = useSitePath();
	const currency = useCurrency();
	const { data, refresh } = usePolled(readPot, { params: { pot }, query: { currency } });
	useStream(JACKPOTS_TOPIC, JACKPOT_WON, refresh, refresh);
	if (!data) return <div className="min-h-11" />;
	return (
		<a
			href={path(pages.jackpot, { pot })}
			className="flex min-h-11 flex-wrap items-center justify-center gap-x-5 px-3.5 text-sm text-art-ink"
		>
			<span className="flex items-center gap-1.5 font-semibold">
				<Icon name="crown" /> {t("bar")}
			</span>
			{data.levels.map((level) => (
				<Level key={level.level} level={level} currency={data.currency} />
			))}
		</a>
	);
}

function Level({ level: { level, amountMinor }, currency }: { level: LevelView; currency: string }) {
	const t = useJackpotsTexts();
	const locale = useLocale();
	const shown = useTicked(amountMinor);
	return (
		<span className="tabular">
			{nameOfLevel(t, level)} <b>{formatJackpot(BigInt(shown), currency, locale)}</b>
		</span>
	);
}
