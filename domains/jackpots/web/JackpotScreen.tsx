import { pages } from "@baize/platform-paths";
import { BackLink, PageHead } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest } from "@baize/platform-web/page";
import { usePolled, useStream } from "@baize/platform-web/reads";
import { JACKPOT_WON, JACKPOTS_TOPIC, type LevelView, type PotView, readPot } from "../contract/index.ts";
import { LevelPanel } from "./LevelPanel.tsx";
import { nameOfPot } from "./names.ts";
import { PastWins } from "./PastWins.tsx";
import { useJackpotsTexts } from "./texts.ts";

/** For /jackpots/:pot. */
export async function loadJackpot(context: PageContext, { params }: PageRequest): Promise<{ view: PotView }> {
	const currency = context.viewer?.currency;
	const query = currency ? { currency } : {};
	return { view: await context.call(readPot, { params: { pot: params.pot ?? "" }, query }) };
}

/** The pots of a jackpot: what is in them, how they are won, what they are made of, and who has won, without saying who. */
export function JackpotScreen({ view }: { view: PotView }) {
	const t = useJackpotsTexts();
	const path = useSitePath();
	const { pot, currency } = view;
	const { data = view, refresh } = usePolled(readPot, { params: { pot }, query: { currency } }, view);
	useStream(JACKPOTS_TOPIC, JACKPOT_WON, refresh, refresh);
	const name = nameOfPot(t, pot);
	return (
		<section className="mx-auto grid w-full max-w-[48rem] gap-5 px-3.5 py-6 md:px-7">
			<PageHead title={t("page.title", { name })} description={t("page.description", { name })} />
			<BackLink href={path(pages.allGames)}>{t("page.back")}</BackLink>
			<header className="grid gap-1">
				<h1 className="text-3xl">{t("page.title", { name })}</h1>
				<p className="text-ink-muted">{t("page.intro")}</p>
			</header>
			{data.levels.map((level: LevelView) => (
				<LevelPanel key={level.level} level={level} currency={currency} provedAtMs={data.provedAtMs} />
			))}
			<PastWins wins={data.wins} currency={currency} />
		</section>
	);
}
