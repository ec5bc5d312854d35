import { Panel } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import type { LevelView } from "../contract/index.ts";
import { nameOfLevel } from "./names.ts";
import { useJackpotsTexts } from "./texts.ts";
import { useMoney } from "./use-money.ts";
import { useTicked } from "./use-ticked.ts";

type Props = { level: LevelView; currency: string };

/** One pot: what it has, how it is won, and what it is made of. */
export function LevelPanel({ level, currency }: Props) {
	const t = useJackpotsTexts();
	const money = useMoney(currency);
	const shown = useTicked(level.amountMinor);
	return (
		<Panel title={nameOfLevel(t, level.level)}>
			<div className="grid gap-5">
				<p>
					<span className="text-ink-muted">{t("page.now")}</span>{" "}
					<b className="display tabular block text-3xl">{money(shown)}</b>
				</p>
				<Rules level={level} currency={currency} />
				<Proof level={level} currency={currency} />
			</div>
		</Panel>
	);
}

function Rules({ level, currency }: Props) {
	const t = useJackpotsTexts();
	const money = useMoney(currency);
	const percent = usePercent();
	return (
		<div className="grid gap-2">
			<h3 className="font-semibold">{t("page.rules")}</h3>
			<p>{t("page.chance", { stake: money(level.oneInMinor) })}</p>
			{level.mustDropMinor !== null && <p>{t("page.mustDrop", { most: money(level.mustDropMinor) })}</p>}
			<p>{t("page.paid", { seed: money(level.seedMinor) })}</p>
			<p>{t("page.rates", { pot: percent(level.potRate), reserve: percent(level.reserveRate) })}</p>
			{level.ceilingCommitment !== null && (
				<p className="text-sm text-ink-muted">
					{t("page.commitment")}: <code className="break-all">{level.ceilingCommitment}</code>
				</p>
			)}
		</div>
	);
}

/** Contributions and seeds less wins are the pot: each sum cut to the whole minor unit, as the rule below it says. */
function Proof({ level, currency }: Props) {
	const t = useJackpotsTexts();
	const money = useMoney(currency);
	const whole = (parts: string): bigint => BigInt(parts) / PARTS;
	const rows = [
		["page.contributed", whole(level.contributedParts)],
		["page.seeded", whole(level.seededParts)],
		["page.won", -whole(level.wonParts)],
		["page.total", whole(level.potParts)],
		["page.reserve", whole(level.reserveParts)],
	] as const;
	return (
		<div className="grid gap-2">
			<h3 className="font-semibold">{t("page.proof")}</h3>
			<dl className="tabular grid gap-1">
				{rows.map(([name, amountMinor]) => (
					<div key={name} className="flex justify-between gap-4">
						<dt className={name === "page.total" ? "font-semibold" : "text-ink-muted"}>{t(name)}</dt>
						<dd className="font-semibold">{money(amountMinor)}</dd>
					</div>
				))}
			</dl>
			<p className="text-sm text-ink-muted">{t("page.exact")}</p>
		</div>
	);
}

/** Ten-thousandths of a minor unit. */
const PARTS = 10_000n;
/** Rates are ten-thousandths of a stake. */
const RATE_ONE = 10_000;

function usePercent(): (rate: number) => string {
	const locale = useLocale();
	const format = new Intl.NumberFormat(locale, { style: "percent", minimumFractionDigits: 2 });
	return (rate) => format.format(rate / RATE_ONE);
}
