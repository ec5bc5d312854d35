import type { ReelSheet } from "@baize/engines/reels";
import { Icon, IconButton, notRepeated } from "@baize/platform-web";
import { BalanceMark } from "@baize/wallet/web";
import { AutoplayButton } from "../autoplay/AutoplayButton.tsx";
import { StopButton } from "../autoplay/StopButton.tsx";
import { type PlayTexts, usePlayTexts } from "../texts.ts";
import { outcomeOf } from "./round/shown.ts";
import { stakeOf, stepped } from "./stakes/bets.ts";
import { FreeStake } from "./stakes/FreeStake.tsx";
import { StakeSheet } from "./stakes/StakeSheet.tsx";
import { TurboButton } from "./TurboButton.tsx";
import type { Game } from "./use-game.ts";

type Props = { game: Game; sheet: ReelSheet; isTurbo: boolean; onTurbo(isTurbo: boolean): void };

/** Balance, stake, the round's win, and the spin button. */
export function Controls({ game, sheet, isTurbo, onTurbo }: Props) {
	return (
		<div className="game-shell-controls">
			<Balance game={game} />
			<Won game={game} />
			<Stake game={game} sheet={sheet} />
			<div className="flex flex-wrap justify-end gap-2 [grid-area:turbo]">
				{game.law.mayAutoplay && !game.spins.isOn && (
					<AutoplayButton
						autoplay={game.autoplay}
						stakeMinor={game.stakeMinor}
						money={game.money}
						isIdle={game.phase === "idle"}
					/>
				)}
				{game.law.mayHurry && <TurboButton isTurbo={isTurbo} onTurbo={onTurbo} />}
			</div>
			<SpinButton game={game} />
		</div>
	);
}

function Balance({ game }: { game: Game }) {
	const t = usePlayTexts();
	const { balanceMinor, reportedAtMs } = game.displayedBalance;
	return (
		<div className="grid justify-items-start [grid-area:balance]">
			<span className="tabular text-xs text-ink-muted">
				{game.isReal ? (
					<BalanceMark shownSinceMs={reportedAtMs}>{t("controls.balance")}</BalanceMark>
				) : (
					t("controls.practiceBalance")
				)}
			</span>
			{/* In one line with the balance, so that nothing moves when it comes. */}
			<span className="tabular flex items-baseline gap-x-2 whitespace-nowrap">
				<bdi className="text-lg font-semibold">{balanceMinor === null ? "–" : game.money(balanceMinor)}</bdi>
				{game.phase === "asking" && !game.spins.isOn && (
					<span className="text-xs text-ink-muted">
						{t("controls.staked", { stake: game.money(-game.stakeMinor) })}
					</span>
				)}
			</span>
		</div>
	);
}

function Won({ game }: { game: Game }) {
	const t = usePlayTexts();
	const { wonMinor, last } = game.shown;
	// While wins add up it is not known yet whether they are a win or a part of the stake.
	const isReturn = last?.type === "roundEnded" && last.winMinor > 0 && outcomeOf(last) !== "won";
	return (
		<div aria-hidden="true" className="grid justify-items-end [grid-area:won] md:justify-items-center">
			<span className="text-xs text-ink-muted">{t(isReturn ? "controls.returned" : "controls.win")}</span>
			<bdi
				className={`tabular text-lg font-semibold whitespace-nowrap ${isReturn || wonMinor === 0 ? "text-ink-muted" : "text-art-ink"}`}
			>
				{game.money(wonMinor)}
			</bdi>
		</div>
	);
}

function Stake({ game, sheet }: { game: Game; sheet: ReelSheet }) {
	const t = usePlayTexts();
	const { lineBetMinor, stakeMinor, money, phase } = game;
	const lines = sheet.lines.length;
	if (game.spins.isOn) return <FreeStakeOfLines game={game} lines={lines} />;
	const stepBy = (direction: -1 | 1) => ({
		disabled:
			phase !== "idle" ||
			game.autoplay.progress !== undefined ||
			stepped(game.ladder, lineBetMinor, direction) === lineBetMinor,
		onClick: () => game.setLineBet(stepped(game.ladder, lineBetMinor, direction)),
	});
	return (
		<fieldset className="flex items-center gap-1 [grid-area:stake]">
			<legend className="sr-only">{t("controls.stake")}</legend>
			<IconButton icon="minus" label={t("controls.less")} className="bg-surface-2" {...stepBy(-1)} />
			<StakeSheet
				stakesMinor={game.ladder.lineBetsMinor.map((lineBet) => stakeOf(sheet, lineBet))}
				chosenMinor={stakeMinor}
				isFixed={phase !== "idle" || game.autoplay.progress !== undefined}
				money={money}
				onChoose={(chosen) => game.setLineBet(chosen / lines)}
			>
				<span className="sr-only">
					{t("controls.stakeText", { stake: money(stakeMinor), lineBet: money(lineBetMinor), lines })}
				</span>
				<span aria-hidden="true" className="text-xs text-ink-muted">
					{t("controls.stake")}
				</span>
				<bdi aria-hidden="true" className="tabular text-lg font-semibold whitespace-nowrap">
					{money(stakeMinor)}
				</bdi>
				<span aria-hidden="true" className="tabular text-xs whitespace-nowrap text-ink-muted">
					{t("controls.perLine", { lineBet: money(lineBetMinor), lines })}
				</span>
			</StakeSheet>
			<IconButton icon="plus" label={t("controls.more")} className="bg-surface-2" {...stepBy(1)} />
		</fieldset>
	);
}

function FreeStakeOfLines({ game: { spins, money }, lines }: { game: Game; lines: number }) {
	const t = usePlayTexts();
	const stakeMinor = spins.grant?.stakeMinor ?? 0;
	return (
		<FreeStake stakeMinor={stakeMinor} money={money}>
			<span className="tabular text-xs whitespace-nowrap text-ink-muted">
				{t("controls.perLine", { lineBet: money(stakeMinor / lines), lines })}
			</span>
		</FreeStake>
	);
}

function SpinButton({ game }: { game: Game }) {
	const t = usePlayTexts();
	const { progress } = game.autoplay;
	if (progress) return <StopButton left={progress.left} onPress={game.press} />;
	const isRequesting = game.phase === "asking";
	// Where the law lets nothing be skipped, the button waits until the round is over.
	const isOff = isRequesting || (game.phase === "playing" && !game.law.mayHurry);
	return (
		<button
			type="button"
			className="spin-button [grid-area:spin]"
			onClick={game.press}
			onKeyDown={notRepeated}
			title={t(game.law.mayHurry ? "controls.keys" : "controls.keysSlow")}
			aria-disabled={isOff || undefined}
			aria-busy={isRequesting || undefined}
		>
			{isOff ? (
				<span className="spinner" aria-hidden="true" />
			) : (
				<Icon name={game.phase === "playing" ? "player-play" : "refresh"} />
			)}
			<span>{spinText(t, game)}</span>
		</button>
	);
}

function spinText(t: PlayTexts, { phase, spins, law }: Game): string {
	if (phase === "asking" || (phase === "playing" && !law.mayHurry)) return t("controls.asking");
	if (phase === "playing") return t("controls.skip");
	return spins.isOn ? t("controls.freeSpin", { left: spins.left }) : t("controls.spin");
}
