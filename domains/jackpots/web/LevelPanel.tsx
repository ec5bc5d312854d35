import { Panel } from "@baize/platform-web";
import { useDateText, useLocale } from "@baize/platform-web/i18n";
import type { LevelView, PotView } from "../contract/index.ts";
import { nameOfLevel } from "./names.ts";
import { useJackpotsTexts } from "./texts.ts";
import { useMoney } from "./use-money.ts";
import { useTicked } from "./use-ticked.ts";

type Props = { level: LevelView; currency: string };
type ProofProps = Props & Pick<PotView, "provedAtMs">;

/** One pot: what it has, how it is won, and what it is made of. */
export function LevelPanel({ level, currency, provedAtMs }: ProofProps) {
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
				<Proof level={level} currency={currency} provedAtMs={provedAtMs} />
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

/**
 * Contributions and seeds less wins are the pot, and what seeds come from is the reserve: each sum cut to the whole minor
 * unit, as the rule below it says.
 */
function Proof({ level, currency, provedAtMs }: ProofProps) {
	const t = useJackpotsTexts();
	const dateText = useDateText();
	const whole = (parts: string): bigint => BigInt(parts) / PARTS;
	return (
		<div className="grid gap-3">
			<h3 className="font-semibold">{t("page.proof")}</h3>
			<Sums
				currency={currency}
				rows={[
					["page.contributed", whole(level.contributedParts)],
					["page.seeded", whole(level.seededParts)],
					["page.won", -whole(level.wonParts)],
					["page.total", whole(level.potParts)],
				]}
			/>
			<Sums
				currency={currency}
				rows={[
					["page.contributed", whole(level.reserveContributedParts)],
					["page.funded", whole(level.fundedParts)],
					["page.given", -whole(level.seededParts)],
					["page.reserve", whole(level.reserveParts)],
				]}
			/>
			<p className="text-sm">
				{provedAtMs === null ? t("page.unproved") : t("page.proved", { time: dateText(provedAtMs) })}
			</p>
			<p className="text-sm text-ink-muted">{t("page.exact")}</p>
		</div>
	);
}

type SumText = `page.${"contributed" | "seeded" | "won" | "total" | "funded" | "given" | "reserve"}`;
type SumsProps = { currency: string; rows: readonly (readonly [SumText, bigint])[] };

/** The last row is the sum of those above it. */
function Sums({ currency, rows }: SumsProps) {
	const t = useJackpotsTexts();
	const money = useMoney(currency);
	const last = rows.length - 1;
	return (
		<dl className="tabular grid gap-1">
			{rows.map(([name, amountMinor], at) => (
				<div key={name} className={`flex justify-between gap-4 ${at === last ? "border-t border-hairline pt-1" : ""}`}>
					<dt className={at === last ? "font-semibold" : "text-ink-muted"}>{t(name)}</dt>
					<dd className="font-semibold">{money(amountMinor)}</dd>
				</div>
			))}
		</dl>
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
