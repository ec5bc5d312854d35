import type { CSSProperties } from "react";
import type { TitleGame } from "../use-title-game.ts";
import { useSlotTexts } from "./texts.ts";
import type { Tier } from "./tiers.ts";
import { useCountUp } from "./use-count-up.ts";

export const CELEBRATION_MS = 2_800;
const COUNT_MS = 1_500;
const SPARKS = Array.from({ length: 22 }, (_, at) => at);

type Props = { tier: Tier; winMinor: number; money: TitleGame["money"] };

/** A win of five stakes and more, over the stage. The log says the same. */
export function WinBanner({ tier, winMinor, money }: Props) {
	const t = useSlotTexts();
	return (
		<div className="slot-banner" data-tier={tier} aria-hidden="true">
			<div className="slot-sparks">
				{SPARKS.map((at) => (
					<i key={at} style={{ "--at": at } as CSSProperties} />
				))}
			</div>
			<p>{t(`tiers.${tier}`)}</p>
			<bdi>
				<Counted winMinor={winMinor} money={money} />
			</bdi>
		</div>
	);
}

/** It begins at nothing when the banner comes. */
function Counted({ winMinor, money }: Omit<Props, "tier">) {
	return money(useCountUp(winMinor, COUNT_MS, 0));
}
