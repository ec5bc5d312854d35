import { JackpotWins } from "@baize/jackpots/web";
import { lazyDialog } from "@baize/platform-web";
import { type CSSProperties, useEffect, useState, useSyncExternalStore } from "react";
import type { RoundReceipt } from "../../contract/index.ts";
import { type BonusLine, GameBars } from "../game/GameBars.tsx";
import { ProblemNotice } from "../game/ProblemNotice.tsx";
import { giveUp } from "../game/round/until-known.ts";
import { type OpenDialog, TopBar } from "../game/TopBar.tsx";
import { useOpening } from "../game/use-opening.ts";
import type { TitlePage } from "../load-game.ts";
import { usePlayTexts } from "../texts.ts";
import { isOfSums } from "./kinds.ts";
import { stages, Waiting } from "./stages.tsx";
import { useTitleGame } from "./use-title-game.ts";

const TitleRulesDialog = lazyDialog(() => import("./TitleRulesDialog.tsx"));
const FairnessDialog = lazyDialog(() => import("../dialogs/FairnessDialog.tsx"));
const TableFairnessDialog = lazyDialog(() => import("./shared-table/TableFairnessDialog.tsx"));
const HistoryDialog = lazyDialog(() => import("../dialogs/HistoryDialog.tsx"));
const SoundDialog = lazyDialog(() => import("../sound/SoundDialog.tsx"));

/** A title that is no slot: its bar, and its stage with the controls. */
export function TitleShell({ page, bonus }: { page: TitlePage; bonus?: BonusLine | undefined }) {
	const t = usePlayTexts();
	// Of a title that is closed, what waits for its player was begun for money.
	const opening = useOpening(page.player !== null && (page.block === null || page.block === "titleClosed"));
	const game = useTitleGame(page, opening.mode);
	const [dialog, setDialog] = useState<OpenDialog>(null);
	const close = (): void => setDialog(null);
	// After the player has left, nothing is sent again: a stake would be taken for a round that is not seen.
	useEffect(() => giveUp, []);
	const replay = (receipt: RoundReceipt): void => {
		close();
		game.replay(receipt);
	};
	const { high, low, light } = page.palette;
	const { jackpot } = game.game.sheet;
	const Stage = stages[page.kind];
	const Fairness = page.isShared ? TableFairnessDialog : FairnessDialog;
	const isInBrowser = useIsInBrowser();
	return (
		<section
			className="game-shell title-shell"
			data-theme="dark"
			data-mode={game.replayed ? "replay" : game.mode}
			data-kind={page.kind}
			data-whole-screen={opening.isQuick ? "always" : "phone"}
			aria-label={t("bar.label")}
			style={{ "--high": high, "--low": low, "--light": light } as CSSProperties}
		>
			<TopBar page={page} game={game} isQuick={opening.isQuick} onOpen={setDialog} />
			<GameBars page={page} game={game} flags={opening.flags} bonus={bonus} jackpot={jackpot}>
				{game.recalled?.isReplay === false && (
					<p className="px-3.5 py-1.5 text-sm text-accent-ink md:px-4">{t("spoken.resumed")}</p>
				)}
			</GameBars>
			{isInBrowser ? (
				<Stage
					game={game}
					isKeyed={dialog === null}
					notice={
						<>
							<ProblemNotice game={isOfSums(page.kind) ? { ...game, lowerStake: undefined } : game} />
							{page.player && jackpot && (
								<JackpotWins handle={page.player.handle} nowMs={page.nowMs} isIdle={game.phase === "idle"} />
							)}
						</>
					}
				/>
			) : (
				<Waiting />
			)}
			<div role="log" aria-label={t("spoken.label")} className="sr-only">
				{game.log.lines.map(({ key, text }) => (
					<p key={key}>{text}</p>
				))}
			</div>
			{dialog === "rules" && <TitleRulesDialog page={page} game={game} onClose={close} />}
			{dialog === "fairness" && <Fairness page={page} game={game} onClose={close} />}
			{dialog === "history" && (
				<HistoryDialog page={page} {...(game.open || page.isShared ? {} : { onReplay: replay })} onClose={close} />
			)}
			{dialog === "sound" && <SoundDialog onClose={close} />}
		</section>
	);
}

const NO_SUBSCRIPTION = (): (() => void) => () => {};

/** The stage has a script and a style sheet of its own: the server renders its place, and the browser fills it. */
const useIsInBrowser = (): boolean =>
	useSyncExternalStore(
		NO_SUBSCRIPTION,
		() => true,
		() => false,
	);
