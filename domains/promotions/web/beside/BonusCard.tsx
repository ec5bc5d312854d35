import { pages } from "@baize/platform-paths";
import { Icon, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import type { BonusesView, GrantView } from "../../contract/views.ts";
import { useBonuses } from "../bonuses/use-bonuses.ts";
import { WageringBar } from "../bonuses/WageringBar.tsx";
import { useFormats } from "../words/use-formats.ts";
import { useBesideTexts } from "./texts.ts";

/** The bonus in play and how many wait, on the overview of the account; nothing for a player without one. */
export function BonusCard({ first }: { first: BonusesView }) {
	const session = useViewer()?.handle;
	return session === undefined ? null : <OfPlayer session={session} first={first} />;
}

function OfPlayer({ session, first }: { session: string; first: BonusesView }) {
	const t = useBesideTexts();
	const path = useSitePath();
	const { bonuses } = useBonuses(session, first);
	const { active, waiting } = bonuses;
	if (!active && waiting.length === 0) return null;
	return (
		<Panel title={t("card.title")}>
			<div className="grid gap-3">
				{active && <InPlay grant={active} />}
				{waiting.length > 0 && <p className="text-ink-muted">{t("card.waiting", { count: waiting.length })}</p>}
				<a className="inline-flex min-h-11 items-center gap-1 font-medium underline" href={path(pages.bonuses)}>
					{t("card.open")}
					<Icon name="chevron-right" />
				</a>
			</div>
		</Panel>
	);
}

function InPlay({ grant: { terms, progress, currency } }: { grant: GrantView }) {
	const t = useBesideTexts();
	const f = useFormats(currency);
	return (
		<>
			<p className="flex flex-wrap justify-between gap-x-4 font-semibold">
				{terms.title}
				{progress && <bdi className="tabular">{t("card.left", { amount: f.money(progress.bonusMinor) })}</bdi>}
			</p>
			{progress && (
				<>
					<WageringBar
						percent={progress.percent}
						label={t("card.progress", { percent: f.percent(progress.percent) })}
					/>
					<p className="tabular text-ink-muted">
						{t("card.wagered", { done: f.money(progress.wageredMinor), all: f.money(progress.requiredMinor) })}
					</p>
				</>
			)}
		</>
	);
}
