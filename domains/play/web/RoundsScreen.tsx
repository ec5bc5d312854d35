import { pages } from "@baize/platform-paths";
import { BackLink } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import { Rounds } from "./dialogs/HistoryDialog.tsx";
import { usePlayTexts } from "./texts.ts";

type Player = Pick<Viewer, "handle" | "currency">;

export const loadRounds = ({ viewer }: PageContext & { viewer: Viewer }): { player: Player } => ({
	player: { handle: viewer.handle, currency: viewer.currency },
});

/** Every round played for money, in all games; each links to its proof. */
export function RoundsScreen({ player }: { player: Player }) {
	const t = usePlayTexts();
	const path = useSitePath();
	return (
		<section className="mx-auto grid w-full max-w-prose gap-5 px-3.5 py-6 md:px-7">
			<title>{`${t("history.title")} · Baize`}</title>
			<BackLink href={path(pages.account)}>{t("history.back")}</BackLink>
			<h1 className="text-3xl">{t("history.title")}</h1>
			<Rounds player={player} />
		</section>
	);
}
