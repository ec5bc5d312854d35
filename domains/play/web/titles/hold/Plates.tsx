import type { HoldSheet } from "@baize/engines/slots";
import type { TitleGame } from "../use-title-game.ts";
import type { Frame } from "./frames.ts";
import { useHoldTexts } from "./texts.ts";
import { isPrize } from "./words.ts";

type Props = { sheet: HoldSheet; stakeMinor: number; frame: Frame; money: TitleGame["money"] };

/** The four fixed prizes over the reels, at the stake of the round; one that is held lights up. */
export function Plates({ sheet, stakeMinor, frame: { held, kind }, money }: Props) {
	const t = useHoldTexts();
	const prizes = [...sheet.coins, { name: "grand", times: sheet.grand }].flatMap(({ name, times }) =>
		isPrize(name) ? [{ name, times }] : [],
	);
	const isHeld = (name: string, times: number): boolean =>
		name === "grand" ? kind === "grand" : (held?.coins.includes(times) ?? false);
	return (
		<div className="hold-plates" aria-hidden="true">
			{prizes.map(({ name, times }) => (
				<p key={name} className="hold-plate" data-metal={name} data-lit={isHeld(name, times) || undefined}>
					<small>{t(`prizes.${name}`)}</small>
					<bdi>{money(times * stakeMinor)}</bdi>
				</p>
			))}
		</div>
	);
}
