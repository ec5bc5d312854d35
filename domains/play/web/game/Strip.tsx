import { usePlayTexts } from "../texts.ts";
import { outcomeOf } from "./shown.ts";
import { stripOf } from "./tell.ts";
import type { Game } from "./use-game.ts";

/** One line beneath the reels: what has just happened. Only a real win is written large. */
export function Strip({ game }: { game: Game }) {
	const t = usePlayTexts();
	const { last } = game.shown;
	const isWin = last?.type === "roundEnded" && outcomeOf(last) === "won";
	const text = game.phase === "asking" ? t("controls.asking") : stripOf(last, { t, money: game.money });
	return (
		<p
			aria-hidden="true"
			className={`flex min-h-10 items-center justify-center px-3 text-center ${isWin ? "display text-xl text-art-ink" : "text-ink-muted"}`}
		>
			{text}
		</p>
	);
}
