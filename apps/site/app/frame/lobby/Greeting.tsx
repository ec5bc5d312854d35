import { formatMoney } from "@baize/kernel/money";
import { type PagePath, pages } from "@baize/platform-paths";
import { Icon, type IconName } from "@baize/platform-web";
import { useLocale, useSitePath } from "@baize/platform-web/i18n";
import { DocumentBanner } from "@baize/verification/web";
import { useMayDeposit } from "@baize/wallet/web";
import type { LobbyGreeting } from "./load-lobby-parts.ts";
import { useLobbyPartsTexts } from "./texts.ts";

/** Who is here, and what they may want to do next: one tile for each, the most urgent first. */
export function Greeting({ greeting: { name, pendingText, isEmpty, bonus, mission } }: { greeting: LobbyGreeting }) {
	const t = useLobbyPartsTexts();
	const locale = useLocale();
	const mayDeposit = useMayDeposit();
	return (
		<section aria-labelledby="greeting" className="grid gap-3 pt-2">
			<h2 id="greeting" className="text-3xl">
				{t("greeting", { name })}
			</h2>
			<DocumentBanner />
			<ul aria-label={t("steps")} className="grid gap-3 empty:hidden sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
				{pendingText !== null && (
					<Step
						icon="building-bank"
						page={pages.pendingWithdrawals}
						title={t("pending.title", { amount: pendingText })}
						text={t("pending.text")}
					/>
				)}
				{bonus && (
					<Step
						icon="gift"
						page={pages.bonuses}
						title={t("bonus.title", { title: bonus.title, percent: String(bonus.percent) })}
						text={t("bonus.text", { amount: formatMoney(bonus.bonusMinor, bonus.currency, locale) })}
						percent={bonus.percent}
					/>
				)}
				{mission && (
					<Step
						icon="target"
						page={pages.missions}
						title={t("mission.title", { title: mission.title })}
						text={
							mission.count === null
								? t("mission.open")
								: t("mission.text", { count: String(mission.count), of: String(mission.of) })
						}
						{...(mission.count === null ? {} : { percent: Math.floor((100 * mission.count) / mission.of) })}
					/>
				)}
				{isEmpty && mayDeposit && (
					<Step icon="wallet" page={pages.deposit} title={t("deposit.title")} text={t("deposit.text")} />
				)}
			</ul>
		</section>
	);
}

type StepProps = { icon: IconName; page: PagePath; title: string; text: string; percent?: number };

function Step({ icon, page, title, text, percent }: StepProps) {
	const path = useSitePath();
	return (
		<li>
			<a
				href={path(page)}
				className="grid gap-2 rounded-panel border border-hairline bg-surface-1 px-4 py-3 hover:bg-surface-2"
			>
				<span className="flex items-center gap-3">
					<span className="grid size-10 flex-none place-items-center rounded-control bg-surface-2 text-xl text-accent-ink">
						<Icon name={icon} />
					</span>
					<span className="grid min-w-0 grow">
						<b className="font-semibold tabular">{title}</b>
						<span className="text-sm text-ink-muted tabular">{text}</span>
					</span>
					<Icon name="chevron-right" className="text-ink-muted" />
				</span>
				{percent !== undefined && (
					<span aria-hidden="true" className="h-1 overflow-clip rounded-pill bg-surface-3">
						<span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
					</span>
				)}
			</a>
		</li>
	);
}
