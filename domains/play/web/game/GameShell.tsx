import { cardPicture } from "@baize/games/art";
import type { Pace } from "@baize/games/stage";
import { JackpotWins } from "@baize/jackpots/web";
import { lazyDialog, Picture } from "@baize/platform-web";
import { type ComponentType, type CSSProperties, Suspense, useEffect, useRef, useState } from "react";
import type { RoundReceipt } from "../../contract/index.ts";
import type { GamePage } from "../load-game.ts";
import { usePlayTexts } from "../texts.ts";
import { Controls } from "./Controls.tsx";
import type { CelebrationProps } from "./celebration/Celebration.tsx";
import { type BonusLine, GameBars } from "./GameBars.tsx";
import { ProblemNotice } from "./ProblemNotice.tsx";
import { StageView } from "./StageView.tsx";
import { Strip } from "./Strip.tsx";
import { TopBar } from "./TopBar.tsx";
import { useGame } from "./use-game.ts";
import { useOpening, useStillness } from "./use-opening.ts";
import { useSpaceKey } from "./use-space-key.ts";
import "./game-shell.css";
import type { OpenDialog } from "./TopBar.tsx";

const RulesDialog = lazyDialog(() => import("../dialogs/RulesDialog.tsx"));
const FairnessDialog = lazyDialog(() => import("../dialogs/FairnessDialog.tsx"));
const HistoryDialog = lazyDialog(() => import("../dialogs/HistoryDialog.tsx"));
const SoundDialog = lazyDialog(() => import("../sound/SoundDialog.tsx"));

/** The game itself: its bar, its stage, its controls, and its log. */
export function GameShell({ page, bonus }: { page: GamePage; bonus?: BonusLine | undefined }) {
	const t = usePlayTexts();
	const opening = useOpening(page.player !== null && page.block === null);
	const game = useGame(page, opening.mode);
	const isStill = useStillness();
	const Celebration = useCelebration();
	const [isTurbo, setTurbo] = useState(false);
	const [dialog, setDialog] = useState<OpenDialog>(null);
	const pace = useRef<Pace>("normal");
	pace.current = isStill ? "still" : isTurbo && page.law.mayHurry ? "turbo" : "normal";
	useSpaceKey(game.press, dialog === null);
	const close = (): void => setDialog(null);
	const replay = (receipt: RoundReceipt): void => {
		close();
		void game.replay(receipt);
	};
	const [{ high, low, light }, { art }] = [page.palette, page.game.card];
	return (
		<section
			className="game-shell"
			data-theme="dark"
			data-mode={game.replayed ? "replay" : game.mode}
			data-whole-screen={opening.isQuick ? "always" : "phone"}
			data-scene={game.shown.feature ? "feature" : "base"}
			aria-label={t("bar.label")}
			style={{ "--high": high, "--low": low, "--light": light } as CSSProperties}
		>
			<TopBar page={page} game={game} isQuick={opening.isQuick} onOpen={setDialog} />
			<GameBars page={page} game={game} flags={opening.flags} bonus={bonus} jackpot={page.sheet.jackpot} />
			{art && (
				<div className="game-shell-art" aria-hidden="true">
					<Picture of={cardPicture(art, "4:3")} alt="" width={960} height={720} sizes="(width < 52rem) 100vw, 70rem" />
				</div>
			)}
			<div className="game-shell-stage">
				<StageView page={page} game={game} pace={() => pace.current}>
					<Suspense>{Celebration && <Celebration game={game} sheet={page.sheet} />}</Suspense>
				</StageView>
				<ProblemNotice game={game} />
				{page.player && page.sheet.jackpot && (
					<JackpotWins handle={page.player.handle} nowMs={page.nowMs} isIdle={game.phase === "idle"} />
				)}
			</div>
			<Strip game={game} />
			<Controls game={game} sheet={page.sheet} isTurbo={isTurbo} onTurbo={setTurbo} />
			<div role="log" aria-label={t("spoken.label")} className="sr-only">
				{game.log.map(({ key, text }) => (
					<p key={key}>{text}</p>
				))}
			</div>
			{dialog === "rules" && <RulesDialog page={page} game={game} onClose={close} />}
			{dialog === "fairness" && <FairnessDialog page={page} game={game} onClose={close} />}
			{dialog === "history" && <HistoryDialog page={page} onReplay={replay} onClose={close} />}
			{dialog === "sound" && <SoundDialog onClose={close} />}
		</section>
	);
}

/**
 * What is shown over the reels loads behind everything else; without it the strip says the same. Its texts come after its
 * script: without a boundary around it the whole page would be hidden until then.
 */
function useCelebration(): ComponentType<CelebrationProps> | undefined {
	const [part, setPart] = useState<{ Celebration: ComponentType<CelebrationProps> }>();
	useEffect(() => {
		void import("./celebration/Celebration.tsx").then(setPart, () => {});
	}, []);
	return part?.Celebration;
}
