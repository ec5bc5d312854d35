import { useFlag } from "@baize/flags/web";
import { pages } from "@baize/platform-paths";
import { BackLink, Panel } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest, Viewer } from "@baize/platform-web/page";
import { type Days, PeriodForm, periodOf, ReversedDays, readDays } from "@baize/wallet/web";
import { listOpenRounds, listProvidedRounds, type OpenRoundRow, type ProvidedRound } from "../contract/index.ts";
import { Rounds } from "./dialogs/HistoryDialog.tsx";
import { useRoundsFilter } from "./dialogs/RoundsFilter.tsx";
import { useHistoryTexts } from "./dialogs/texts.ts";
import { useMoneyText } from "./game/stakes/use-money-text.ts";
import { PracticeRounds } from "./practice-log/PracticeRounds.tsx";
import { ProvidedRounds } from "./provided/ProvidedRounds.tsx";

type Player = Pick<Viewer, "handle" | "currency">;

type RoundsPage = {
	player: Player;
	days: Days;
	open: readonly OpenRoundRow[];
	provided: readonly ProvidedRound[];
};

export async function loadRounds(
	{ viewer, call }: PageContext & { viewer: Viewer },
	{ url }: PageRequest,
): Promise<RoundsPage> {
	const { handle, currency } = viewer;
	const params = { session: handle };
	const [open, provided] = await Promise.all([call(listOpenRounds, { params }), call(listProvidedRounds, { params })]);
	const days = readDays(url.searchParams);
	return { player: { handle, currency }, days, open: open.rounds, provided: provided.rounds };
}

/** Every round played for money, in all games; each links to its proof. Practice is beneath, while it is logged. */
export function RoundsScreen({ player, days, open, provided }: RoundsPage) {
	const t = useHistoryTexts();
	const path = useSitePath();
	const isPracticeLogged = useFlag("loggedPracticePlay");
	const choice = useRoundsFilter();
	const period = periodOf(days);
	const isWhole = (days.from ?? days.to) === undefined;
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
			<PeriodForm action={path(pages.rounds)} days={days} wholeHref={isWhole ? undefined : path(pages.rounds)} />
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
