import { type PagePath, pages } from "@baize/platform-paths";
import { Button, Icon, type IconName, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import { useLobbyPartsTexts } from "./texts.ts";

const PROMISES: readonly [name: "practice" | "returns" | "limits", icon: IconName, page: PagePath][] = [
	["practice", "player-play", pages.allGames],
	["returns", "scale", pages.fairness],
	["limits", "shield-check", pages.saferPlayContent],
];

/** What a visitor can rely on here, each with the page that shows it, and the way in; nothing for a player. */
export function Welcome() {
	const t = useLobbyPartsTexts();
	const path = useSitePath();
	if (useViewer()) return null;
	return (
		<Panel title={t("welcome.title")}>
			<ul className="grid">
				{PROMISES.map(([name, icon, page]) => (
					<li key={name}>
						<a href={path(page)} className="flex min-h-14 items-center gap-3 py-2">
							<Icon name={icon} className="flex-none text-xl text-accent-ink" />
							<span className="min-w-0 grow">{t(`welcome.${name}`)}</span>
							<Icon name="chevron-right" className="flex-none text-ink-muted" />
						</a>
					</li>
				))}
			</ul>
			<Button look="secondary" wide href={path(pages.join)} className="mt-3">
				{t("welcome.join")}
			</Button>
		</Panel>
	);
}
