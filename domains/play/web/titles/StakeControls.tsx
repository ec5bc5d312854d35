import { Icon, IconButton, notRepeated } from "@baize/platform-web";
import { BalanceMark } from "@baize/wallet/web";
import type { ReactNode } from "react";
import { FreeStake } from "../game/stakes/FreeStake.tsx";
import { StakeSheet } from "../game/stakes/StakeSheet.tsx";
import { usePlayTexts } from "../texts.ts";
import { outcomeOfTitle } from "./title-round.ts";
import type { TitleGame } from "./use-title-game.ts";

/** The one button. `isSkip`: it ends what is being shown, and so can be pressed while a round is under way. */
type Press = { text: string; isOff: boolean; isSkip?: boolean; onPress(): void };

/** Balance, what the last round has paid, the stake, and the one button. */
export function StakeControls({
	game,
	press,
	buttons,
	children,
}: {
	game: TitleGame;
	press: Press;
	/** Of an open round, in place of the one button. */
	buttons?: ReactNode;
	children?: ReactNode;
}) {
	return (
		<div className="game-shell-controls title-controls">
			<Balance game={game} />
			<Won game={game} />
			{game.spins.isOn ? <FreeStake stakeMinor={game.nextStakeMinor} money={game.money} /> : <Stake game={game} />}
			{children}
			{buttons ?? <MainButton game={game} press={press} />}
		</div>
	);
}

export function Balance({ game: { displayedBalance, isReal, money } }: { game: TitleGame }) {
	const t = usePlayTexts();
	const { balanceMinor, reportedAtMs } = displayedBalance;
	return (
		<div className="grid justify-items-start [grid-area:balance]">
			<span className="tabular text-xs text-ink-muted">
				{isReal ? (
					<BalanceMark shownSinceMs={reportedAtMs}>{t("controls.balance")}</BalanceMark>
				) : (
					t("controls.practiceBalance")
				)}
			</span>
			<bdi className="tabular text-lg font-semibold whitespace-nowrap">
				{balanceMinor === null ? "–" : money(balanceMinor)}
			</bdi>
		</div>
	);
}

function Won({ game: { shown: last, money } }: { game: TitleGame }) {
	const t = usePlayTexts();
	const isReturn = last !== undefined && last.winMinor > 0 && outcomeOfTitle(last) !== "won";
	const isWin = last !== undefined && outcomeOfTitle(last) === "won";
	return (
		<div aria-hidden="true" className="grid justify-items-end [grid-area:won] md:justify-items-center">
			<span className="text-xs text-ink-muted">{t(isReturn ? "controls.returned" : "controls.win")}</span>
			<bdi className={`tabular text-lg font-semibold whitespace-nowrap ${isWin ? "text-art-ink" : "text-ink-muted"}`}>
				{money(last?.winMinor ?? 0)}
			</bdi>
		</div>
	);
}

function Stake({ game: { ladder, stakeMinor, setStake, lower, higher, phase, open, money } }: { game: TitleGame }) {
	const t = usePlayTexts();
	const isFixed = phase !== "idle" || open !== null;
	const stepTo = (minor: number | undefined) => ({
		disabled: isFixed || minor === undefined,
		onClick: () => minor !== undefined && setStake(minor),
	});
	return (
		<fieldset className="flex items-center gap-1 [grid-area:stake]">
			<legend className="sr-only">{t("controls.stake")}</legend>
			<IconButton icon="minus" label={t("controls.less")} className="bg-surface-2" {...stepTo(lower)} />
			<StakeSheet stakesMinor={ladder} chosenMinor={stakeMinor} isFixed={isFixed} money={money} onChoose={setStake}>
				<span className="text-xs text-ink-muted">{t("controls.stake")}</span>
				<bdi className="tabular text-lg font-semibold whitespace-nowrap">{money(open?.stakeMinor ?? stakeMinor)}</bdi>
			</StakeSheet>
			<IconButton icon="plus" label={t("controls.more")} className="bg-surface-2" {...stepTo(higher)} />
		</fieldset>
	);
}

function MainButton({ game, press }: { game: TitleGame; press: Press }) {
	const isRequesting = game.phase !== "idle" && !press.isSkip;
	const isOff = press.isOff || isRequesting;
	return (
		<button
			type="button"
			className="spin-button [grid-area:spin]"
			onClick={() => !isOff && press.onPress()}
			onKeyDown={notRepeated}
			aria-disabled={isOff || undefined}
			aria-busy={isRequesting || undefined}
		>
			<Icon name={game.open ? "check" : "player-play"} />
			<bdi>{press.text}</bdi>
		</button>
	);
}
