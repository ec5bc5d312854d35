import type { ReactNode } from "react";
import { usePlayTexts } from "../../texts.ts";

type Props = { stakeMinor: number; money(minor: number): string; children?: ReactNode };

/** In place of the stake, as wide as it: what each spin stakes, which the player does not pay. */
export function FreeStake({ stakeMinor, money, children }: Props) {
	const t = usePlayTexts();
	return (
		<output className="mx-12 grid min-w-22 justify-items-center [grid-area:stake] md:min-w-28">
			<span className="text-xs text-ink-muted">{t("controls.freeStake")}</span>
			<bdi className="tabular text-lg font-semibold whitespace-nowrap">{money(stakeMinor)}</bdi>
			{children}
		</output>
	);
}
