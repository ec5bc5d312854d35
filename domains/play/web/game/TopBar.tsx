import { pages } from "@baize/platform-paths";
import { Badge, IconButton } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { AnyGamePage } from "../load-game.ts";
import { SoundButton } from "../sound/SoundButton.tsx";
import { usePlayTexts } from "../texts.ts";

/** Whether it is for money, and whether a round is replayed. */
type Mode = { isReal: boolean; replayed?: unknown };

export type OpenDialog = "rules" | "fairness" | "history" | "sound" | null;

type Props = { page: Pick<AnyGamePage, "game">; game: Mode; isQuick: boolean; onOpen(dialog: OpenDialog): void };

/** The slim bar: the back link, the title, the mode, and the dialogs. */
export function TopBar({ page, game, isQuick, onOpen }: Props) {
	const t = usePlayTexts();
	const path = useSitePath();
	const { pathname } = useLocation();
	const bar = useRef<HTMLElement>(null);
	return (
		<header ref={bar} className="flex min-h-12 items-center gap-1 ps-1 pe-1 md:gap-2 md:ps-3 md:pe-2">
			<IconButton
				icon="arrow-left"
				label={t("bar.back")}
				href={isQuick ? pathname : path(pages.lobby)}
				data-back={isQuick ? undefined : ""}
				className="game-shell-back"
			/>
			<h1 className="line-clamp-2 min-w-0 grow text-base max-md:leading-5 md:text-xl">{page.game.card.title}</h1>
			<ModeBadge game={game} />
			<IconButton icon="info-circle" label={t("bar.rules")} onClick={() => onOpen("rules")} />
			<IconButton icon="shield-check" label={t("bar.fairness")} onClick={() => onOpen("fairness")} />
			<IconButton icon="history" label={t("bar.history")} onClick={() => onOpen("history")} />
			<SoundButton gameId={page.game.card.gameId} bar={bar} onOpen={() => onOpen("sound")} />
			<FullScreenButton bar={bar} />
		</header>
	);
}

function ModeBadge({ game }: { game: Mode }) {
	const t = usePlayTexts();
	if (game.replayed) return <Badge tone="neutral">{t("mode.replay")}</Badge>;
	return game.isReal ? <Badge tone="danger">{t("mode.real")}</Badge> : <Badge tone="info">{t("mode.practice")}</Badge>;
}

function FullScreenButton({ bar }: { bar: RefObject<HTMLElement | null> }) {
	const t = usePlayTexts();
	const [isFull, setFull] = useState(false);
	useEffect(() => {
		const onChange = (): void => setFull(document.fullscreenElement !== null);
		document.addEventListener("fullscreenchange", onChange);
		return () => document.removeEventListener("fullscreenchange", onChange);
	}, []);
	const toggle = (): void => {
		const shell = bar.current?.parentElement;
		// A browser that refuses leaves the game as it is, which does no harm.
		if (isFull) void document.exitFullscreen().catch(() => {});
		else void shell?.requestFullscreen?.().catch(() => {});
	};
	return (
		<IconButton
			icon={isFull ? "minimize" : "maximize"}
			label={t(isFull ? "bar.leaveFullScreen" : "bar.fullScreen")}
			onClick={toggle}
			className="max-md:hidden"
		/>
	);
}
