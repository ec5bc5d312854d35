import { pages, pathIn } from "@baize/platform-paths";
import { Button, Dialog } from "@baize/platform-web";
import { useLocale, useSitePath } from "@baize/platform-web/i18n";
import { useLocation } from "react-router";
import { realPlayDestination } from "../game/mode.ts";
import { usePlayTexts } from "../texts.ts";

/** A visitor who wants to play for money stays at the game, and chooses: an account, the login, or practice. PLAY-01 */
export default function JoinDialog({ onClose }: { onClose(): void }) {
	const t = usePlayTexts();
	const locale = useLocale();
	const path = useSitePath();
	const { pathname } = useLocation();
	return (
		<Dialog open sheet onClose={onClose} title={t("mode.toReal")} closeLabel={t("stakes.close")}>
			<p>{t("mode.joinText")}</p>
			<div className="mt-5 grid gap-3">
				<Button wide href={path(pages.join)}>
					{t("mode.join")}
				</Button>
				<Button
					wide
					look="secondary"
					href={pathIn(locale, pages.login, { destination: realPlayDestination(pathname) })}
				>
					{t("mode.logIn")}
				</Button>
				<Button wide look="quiet" onClick={onClose}>
					{t("mode.toPractice")}
				</Button>
			</div>
		</Dialog>
	);
}
