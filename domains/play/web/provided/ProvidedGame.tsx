import { pages, pathIn } from "@baize/platform-paths";
import { Badge, Button, EmptyState, IconButton, Notice, Skeleton } from "@baize/platform-web";
import { useLocale, useSitePath } from "@baize/platform-web/i18n";
import { useCall, useErrorText } from "@baize/platform-web/reads";
import { PlayWatch } from "@baize/safer-play/web";
import { useBalancesOfPlayer } from "@baize/wallet/web";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { launchProvidedGame } from "../../contract/index.ts";
import { realPlayDestination, termsPath } from "../game/mode.ts";
import { useOpening } from "../game/use-opening.ts";
import type { ProvidedPage } from "../load-game.ts";
import { readMessage } from "./read-message.ts";
import { useProvidedTexts } from "./texts.ts";

/** A game of another maker: its own page in a frame of ours, for money only. */
export default function ProvidedGame({ page }: { page: ProvidedPage }) {
	const t = useProvidedTexts();
	const path = useSitePath();
	const { game, player, block } = page;
	const { mode } = useOpening(player !== null && block === null);
	const [isStarted, setStarted] = useState(false);
	const isOpen = player !== null && block === null && (isStarted || mode === "real");
	return (
		<section className="game-shell" data-theme="dark" data-mode={isOpen ? "real" : "none"} aria-label={t("label")}>
			<header className="flex min-h-12 items-center gap-2 ps-1 pe-3">
				<IconButton icon="arrow-left" label={t("back")} href={path(pages.lobby)} data-back="" />
				<h1 className="line-clamp-2 min-w-0 grow text-base max-md:leading-5 md:text-xl">{game.card.title}</h1>
				{isOpen && <Badge tone="danger">{t("realMoney")}</Badge>}
			</header>
			<div className="flex min-h-13 flex-wrap items-center gap-x-3 px-3.5 py-1.5 text-sm text-ink-muted md:px-4">
				{isOpen ? <PlayWatch /> : <p>{t("madeBy", { maker: page.maker })}</p>}
			</div>
			{isOpen ? (
				<Frame page={page} handle={player.handle} />
			) : (
				<div className="row-span-3 grid content-center">
					<Closed page={page} onStart={() => setStarted(true)} />
				</div>
			)}
		</section>
	);
}

/** Why it is not open, and what opens it. */
function Closed({ page, onStart }: { page: ProvidedPage; onStart(): void }) {
	const t = useProvidedTexts();
	const locale = useLocale();
	const path = useSitePath();
	const { pathname } = useLocation();
	if (!page.player) {
		const login = pathIn(locale, pages.login, { destination: realPlayDestination(pathname) });
		return (
			<EmptyState icon="player-play" title={t("forMoney")} actions={<Button href={login}>{t("logIn")}</Button>}>
				{t("forMoneyHint")}
			</EmptyState>
		);
	}
	if (page.block && page.block !== "titleClosed" && page.block !== "notSold") {
		const ways = {
			terms: <Button href={termsPath(locale, pathname)}>{t("toTerms")}</Button>,
			document: <Button href={path(pages.blockedDocument)}>{t("toDocument")}</Button>,
			place: null,
			closed: null,
		};
		return (
			<EmptyState icon="lock" title={t(`blocked.${page.block}`)} actions={ways[page.block]}>
				{t("blockedHint")}
			</EmptyState>
		);
	}
	return (
		<EmptyState icon="player-play" title={t("forMoney")} actions={<Button onClick={onStart}>{t("start")}</Button>}>
			{t("startHint", { maker: page.maker })}
		</EmptyState>
	);
}

function Frame({ page, handle }: { page: ProvidedPage; handle: string }) {
	const t = useProvidedTexts();
	const errorText = useErrorText();
	const launch = useCall(launchProvidedGame);
	const [url, setUrl] = useState<string>();
	const { gameId, title } = page.game.card;
	const { run } = launch;
	const open = (): void =>
		void run({ params: { session: handle }, body: { gameId } }).then((answer) => setUrl(answer?.url));
	// Requested by the page and not during rendering: it begins a session.
	useEffect(open, [run, handle, gameId]);
	const frame = useRef<HTMLIFrameElement>(null);
	const isReady = useFrame(frame, page.origins);
	if (launch.error)
		return (
			<div className="p-4">
				<Notice tone="danger" title={t("failed")} live actions={<Button onClick={open}>{t("again")}</Button>}>
					{errorText(launch.error)}
				</Notice>
			</div>
		);
	return (
		<div className="relative row-span-3 grid">
			{!isReady && (
				<div role="status" className="absolute inset-4">
					<span className="sr-only">{t("loading")}</span>
					<Skeleton height="100%" />
				</div>
			)}
			{url && (
				<iframe
					ref={frame}
					src={url}
					title={t("frame", { title, maker: page.maker })}
					sandbox="allow-scripts allow-same-origin allow-forms"
					allow="fullscreen; autoplay"
					referrerPolicy="no-referrer"
					className="relative size-full border-0"
				/>
			)}
		</div>
	);
}

/** What the game reports: that it is there, that money has moved, that its player leaves. True once it is there. */
function useFrame(frame: { current: HTMLIFrameElement | null }, origins: readonly string[]): boolean {
	const path = useSitePath();
	const navigate = useNavigate();
	const refresh = useBalancesOfPlayer()?.refresh;
	const [isReady, setReady] = useState(false);
	useEffect(() => {
		const onMessage = (event: MessageEvent<unknown>): void => {
			const message = readMessage(event, { origins, window: frame.current?.contentWindow });
			if (message === "ready") setReady(true);
			if (message === "balance") refresh?.();
			if (message === "quit") void navigate(path(pages.lobby));
		};
		addEventListener("message", onMessage);
		return () => removeEventListener("message", onMessage);
	}, [frame, origins, refresh, navigate, path]);
	return isReady;
}
