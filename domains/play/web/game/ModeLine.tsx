import type { GameFlags } from "@baize/catalogue/contract";
import { pages, pathIn } from "@baize/platform-paths";
import { Button, lazyDialog } from "@baize/platform-web";
import { useLocale, useSitePath } from "@baize/platform-web/i18n";
import { PlayWatch } from "@baize/safer-play/web";
import { type MouseEvent, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { AnyGamePage, PageBlock } from "../load-game.ts";
import { usePlayTexts } from "../texts.ts";
import { hashFor, offersRealPlay, realPlayDestination, termsPath } from "./mode.ts";
import type { Phase } from "./round/use-round.ts";
import { useIsMobile } from "./use-opening.ts";

const JoinDialog = lazyDialog(() => import("../dialogs/JoinDialog.tsx"));

const BLOCK_TEXTS = {
	place: "mode.notHere",
	terms: "mode.termsDue",
	document: "mode.blocked",
	closed: "mode.closed",
	titleClosed: "mode.titleClosed",
	notSold: "mode.notSoldHeading",
} as const;

/** Nothing that the player does lifts these. */
const BLOCKS_WITHOUT_WAY: readonly PageBlock[] = ["place", "closed", "titleClosed", "notSold"];

type Mode = { isReal: boolean; phase: Phase; replayed?: unknown };
type Props = { page: Pick<AnyGamePage, "player" | "block">; game: Mode; flags: GameFlags };

/** The current mode, always shown, and the link to the other mode; during real play, the time and the net result. */
export function ModeLine({ page, game, flags }: Props) {
	const t = usePlayTexts();
	return (
		<div className="game-shell-mode flex min-h-14 items-center justify-between gap-x-3 px-3.5 py-1.5 text-sm text-ink-muted md:px-4">
			{game.replayed ? (
				<p>{t("mode.replayHint")}</p>
			) : game.isReal ? (
				<PlayWatch />
			) : page.block ? (
				<p>{t(BLOCK_TEXTS[page.block])}</p>
			) : (
				<p className="mode-hint">{t("mode.practiceHint")}</p>
			)}
			{/* It keeps its place while a round runs: the stage below would be as much larger, and jump. */}
			<div className={`flex flex-none max-[16rem]:flex-auto ${game.phase === "idle" ? "" : "invisible"}`}>
				<OtherMode page={page} game={game} flags={flags} />
			</div>
		</div>
	);
}

const LINK =
	"inline-flex min-h-11 flex-none items-center font-semibold text-accent-ink underline-offset-4 hover:underline";

function OtherMode({ page, game, flags }: Props) {
	const t = usePlayTexts();
	const locale = useLocale();
	const { pathname, search } = useLocation();
	const path = useSitePath();
	if (page.block !== null && BLOCKS_WITHOUT_WAY.includes(page.block)) return null;
	if (page.block === "document")
		return (
			<a className={LINK} href={path(pages.blockedDocument)}>
				{t("mode.toBlocked")}
			</a>
		);
	if (page.player && page.block === "terms")
		return (
			<a className={LINK} href={termsPath(locale, pathname)}>
				{t("mode.toTerms")}
			</a>
		);
	if (!page.player) return <VisitorsWay wantsReal={flags.realplay} />;
	// Flags in a query would override the hash, so the address is rewritten without it.
	const other = game.isReal ? "practice" : "real";
	return (
		<a className={LINK} href={pathname + (search ? "?" : "") + hashFor(other, flags) || pathname}>
			{t(game.isReal ? "mode.toPractice" : "mode.toReal")}
		</a>
	);
}

/** The way to the login, which a press turns into a choice over the game; also where the address asks for money. */
function VisitorsWay({ wantsReal }: { wantsReal: boolean }) {
	const t = usePlayTexts();
	const locale = useLocale();
	const { pathname } = useLocation();
	const isMobile = useIsMobile();
	const [isChoosing, setChoosing] = useState(false);
	useEffect(() => {
		if (wantsReal) setChoosing(true);
	}, [wantsReal]);
	const press = (event: MouseEvent): void => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		setChoosing(true);
	};
	return (
		<>
			<Button
				size="s"
				look="secondary"
				className="flex-none whitespace-nowrap max-[16rem]:flex-auto max-[16rem]:whitespace-normal"
				href={pathIn(locale, pages.login, { destination: realPlayDestination(pathname) })}
				onClick={press}
			>
				{offersRealPlay(isMobile, false) ? t("mode.playReal") : t("mode.logIn")}
			</Button>
			{isChoosing && <JoinDialog onClose={() => setChoosing(false)} />}
		</>
	);
}
