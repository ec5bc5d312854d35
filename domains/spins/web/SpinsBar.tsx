import { formatMoney } from "@baize/kernel/money";
import { Icon } from "@baize/platform-web";
import { useLocale, useUntilText } from "@baize/platform-web/i18n";
import { termsText } from "./terms-text.ts";
import { type SpinsTexts, useSpinsTexts } from "./texts.ts";
import type { SpinsInGame, SpinsSum } from "./use-spins.ts";

type Props = { spins: SpinsInGame; currency: string; isIdle: boolean; hasJackpot: boolean };

/**
 * In the game: how many free spins are left and what their wins become, and the switch that uses them. When they are all
 * used it says what they have won, and stays in its place until the page is left.
 */
export function SpinsBar({ spins, currency, isIdle, hasJackpot }: Props) {
	const t = useSpinsTexts();
	const locale = useLocale();
	const money = (minor: number): string => formatMoney(minor, currency, locale);
	const { grant, sum, cappedMinor, isOn } = spins;
	if (!grant && !sum) return null;
	const said = [
		cappedMinor === undefined ? "" : t("bar.capped", { amount: money(cappedMinor) }),
		!grant && sum ? sumText(t, sum, money) : "",
	];
	return (
		<section
			aria-label={t("bar.label")}
			className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-hairline px-3.5 py-1.5 text-sm md:px-4"
		>
			<div className="min-w-0 flex-1 basis-56">
				{grant && <Left spins={spins} money={money} hasJackpot={hasJackpot} />}
				<p role="status" className="text-art-ink empty:hidden">
					{said.filter(Boolean).join(" ")}
				</p>
			</div>
			{grant && (
				<button
					type="button"
					aria-pressed={isOn}
					disabled={!isIdle}
					onClick={() => spins.turn(!isOn)}
					className="pill flex-none aria-pressed:border-art-ink aria-pressed:text-art-ink"
				>
					<Icon name={isOn ? "check" : "sparkles"} />
					{t("bar.use")}
				</button>
			)}
		</section>
	);
}

type LeftProps = { spins: SpinsInGame; money(minor: number): string; hasJackpot: boolean };

function Left({ spins: { grant, left }, money, hasJackpot }: LeftProps) {
	const t = useSpinsTexts();
	const untilText = useUntilText();
	if (!grant) return null;
	const { stakeMinor, untilMs, wins } = grant;
	return (
		<>
			<p className="tabular font-semibold">
				{t("bar.left", { left, stake: money(stakeMinor), until: untilText(untilMs, UNTIL) })}
			</p>
			<p className="text-xs text-ink-muted">
				{termsText(t, wins, money)} {hasJackpot && t("bar.noJackpot")}
			</p>
		</>
	);
}

const UNTIL = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;

function sumText(t: SpinsTexts, { used, paidMinor, as }: SpinsSum, money: (minor: number) => string): string {
	const won =
		paidMinor === 0
			? t("bar.wonNothing")
			: t(as === "cash" ? "bar.wonCash" : "bar.wonBonus", { amount: money(paidMinor) });
	return `${t("bar.spent", { count: used })} ${won}`;
}
