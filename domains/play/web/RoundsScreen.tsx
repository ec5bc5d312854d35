import { readCards } from "@baize/catalogue/contract";
import { useFlag } from "@baize/flags/web";
import { pages } from "@baize/platform-paths";
import { BackLink, Panel } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest, Viewer } from "@baize/platform-web/page";
import { type Days, PeriodForm, periodOf, ReversedDays, readDays } from "@baize/wallet/web";
import { listOpenRounds, listProvidedRounds, type OpenRoundRow, type ProvidedRound } from "../contract/index.ts";
import { Rounds } from "./dialogs/HistoryDialog.tsx";
import { useHistoryTexts } from "./dialogs/texts.ts";
import { useMoneyText } from "./game/stakes/use-money-text.ts";
import { daysQuery, readOnly } from "./own-rounds/only-rounds.ts";
import { type Chosen, useRoundsChoice } from "./own-rounds/use-rounds-choice.ts";
import { PracticeRounds } from "./practice-log/PracticeRounds.tsx";
import { ProvidedRounds } from "./provided/ProvidedRounds.tsx";

type Player = Pick<Viewer, "handle" | "currency">;

type RoundsPage = {
	player: Player;
	days: Days;
	chosen: Chosen;
	open: readonly OpenRoundRow[];
	provided: readonly ProvidedRound[];
};

export async function loadRounds(
	{ viewer, call }: PageContext & { viewer: Viewer },
	{ url }: PageRequest,
): Promise<RoundsPage> {
	const { handle, currency } = viewer;
	const params = { session: handle };
	const only = readOnly(url.searchParams);
	const [open, provided, named] = await Promise.all([
		call(listOpenRounds, { params }),
		call(listProvidedRounds, { params }),
		// Of the game that is chosen there may be no round that has its title.
		only.game === undefined ? undefined : call(readCards, { query: { ids: only.game } }),
	]);
	const chosen = { only, title: named?.cards[0]?.title };
	const days = readDays(url.searchParams);
	return { player: { handle, currency }, days, chosen, open: open.rounds, provided: provided.rounds };
}

/** Every round played for money, in all games; each links to its proof. Practice is beneath, while it is logged. */
export function RoundsScreen({ player, days, chosen, open, provided }: RoundsPage) {
	const t = useHistoryTexts();
	const path = useSitePath();
	const isPracticeLogged = useFlag("loggedPracticePlay");
	const choice = useRoundsChoice(chosen, days);
	const period = periodOf(days);
	const isWhole = Object.keys(daysQuery(days)).length === 0;
	return (
		<section className="mx-auto grid w-full max-w-[64rem] gap-5 px-3.5 py-6 md:px-7">
			<title>{`${t("title")} · Baize`}</title>
			<BackLink href={path(pages.account)}>{t("back")}</BackLink>
			<h1 className="text-3xl">{t("title")}</h1>
			{open.length > 0 && (
				<Panel title={t("openTitle")}>
					<ul className="grid gap-3">
						{open.map((round) => (
							<OpenRound key={round.roundId} round={round} />
						))}
					</ul>
				</Panel>
			)}
			<PeriodForm
				action={path(pages.rounds)}
				days={days}
				rest={choice.only}
				wholeHref={isWhole ? undefined : path(pages.rounds, choice.only)}
			/>
			<ReversedDays days={days} />
			<Rounds
				key={JSON.stringify(period)}
				player={player}
				hasOthers={provided.length > 0}
				period={period}
				choice={choice}
			/>
			{provided.length > 0 && <ProvidedRounds rounds={provided} currency={player.currency} />}
			{isPracticeLogged && <PracticeRounds session={player.handle} />}
		</section>
	);
}

/** A round that waits for its player: what it has staked, and when the published default ends it. PLAY-06 */
function OpenRound({ round: { title, stakeMinor, currency, dueAtMs } }: { round: OpenRoundRow }) {
	const t = useHistoryTexts();
	const dateText = useDateText();
	const money = useMoneyText(currency);
	return (
		<li>
			<p className="font-semibold">{title}</p>
			<p className="tabular text-sm text-ink-muted">
				{t("openText", { stake: money(stakeMinor), time: dateText(dueAtMs) })}
			</p>
		</li>
	);
}
