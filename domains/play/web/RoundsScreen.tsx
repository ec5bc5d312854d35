import { useFlag } from "@baize/flags/web";
import { pages } from "@baize/platform-paths";
import { BackLink, Panel } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import { listOpenRounds, listProvidedRounds, type OpenRoundRow, type ProvidedRound } from "../contract/index.ts";
import { Rounds } from "./dialogs/HistoryDialog.tsx";
import { useHistoryTexts } from "./dialogs/texts.ts";
import { useMoneyText } from "./game/stakes/use-money-text.ts";
import { PracticeRounds } from "./practice-log/PracticeRounds.tsx";
import { ProvidedRounds } from "./provided/ProvidedRounds.tsx";

type Player = Pick<Viewer, "handle" | "currency">;

type RoundsPage = { player: Player; open: readonly OpenRoundRow[]; provided: readonly ProvidedRound[] };

export async function loadRounds({ viewer, call }: PageContext & { viewer: Viewer }): Promise<RoundsPage> {
	const { handle, currency } = viewer;
	const params = { session: handle };
	const [open, provided] = await Promise.all([call(listOpenRounds, { params }), call(listProvidedRounds, { params })]);
	return { player: { handle, currency }, open: open.rounds, provided: provided.rounds };
}

/** Every round played for money, in all games; each links to its proof. Practice is beneath, while it is logged. */
export function RoundsScreen({ player, open, provided }: RoundsPage) {
	const t = useHistoryTexts();
	const path = useSitePath();
	const isPracticeLogged = useFlag("loggedPracticePlay");
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
			<Rounds player={player} hasOthers={provided.length > 0} />
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
