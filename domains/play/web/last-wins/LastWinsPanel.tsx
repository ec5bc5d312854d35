import { cardPicture } from "@baize/games/art";
import type { Locale } from "@baize/kernel/locale";
import { formatMoney } from "@baize/kernel/money";
import { Panel, Picture } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import type { LastWins } from "../../contract/last-wins.ts";
import { useLastWinsTexts } from "./texts.ts";

const TENTHS = 10;
const PERCENT = 100;

const numbers = new Map<Locale, Intl.NumberFormat>();

/** Made once per language: to make one costs the server as much as to render three cards. */
function numberIn(locale: Locale): Intl.NumberFormat {
	const number = numbers.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
	numbers.set(locale, number);
	return number;
}

/** The last wins of all players, with the honest sum beside them; nothing where there is no win yet. */
export function LastWinsPanel({ lastWins: { currency, wins, stakedMinor, wonMinor } }: { lastWins: LastWins }) {
	const t = useLastWinsTexts();
	const locale = useLocale();
	const money = (amountMinor: number): string => formatMoney(amountMinor, currency, locale);
	if (wins.length === 0) return null;
	const number = numberIn(locale);
	return (
		<Panel title={t("title")}>
			<ul className="grid gap-3">
				{wins.map(({ gameId, title, winner, stakeMinor, winMinor, atMs }, index) => (
					<li key={`${atMs} ${index}`} className="flex items-center gap-3">
						<Picture
							of={cardPicture(gameId)}
							alt=""
							width={40}
							height={40}
							className="size-10 flex-none rounded-control object-cover"
						/>
						<span className="grid min-w-0 grow">
							<b className="truncate font-semibold">{title}</b>
							<span className="text-sm text-ink-muted">{winner === "" ? t("someone") : <bdi>{winner}</bdi>}</span>
						</span>
						<span className="grid justify-items-end tabular">
							<b className="font-semibold">
								<bdi>{money(winMinor)}</bdi>
							</b>
							<span className="text-sm text-ink-muted">
								{t("times", { times: number.format(Math.floor((winMinor * TENTHS) / stakeMinor) / TENTHS) })}
							</span>
						</span>
					</li>
				))}
			</ul>
			<p className="mt-4 text-sm text-ink-muted">
				{t("note")}{" "}
				{stakedMinor > 0 &&
					t("sums", {
						staked: money(stakedMinor),
						won: money(wonMinor),
						percent: number.format((wonMinor * PERCENT) / stakedMinor),
					})}
			</p>
		</Panel>
	);
}
