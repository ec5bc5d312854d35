import type { ReactNode } from "react";
import type { StageProps } from "../stage-props.ts";

/** What a stage is made of: its script and its style sheets. It is not shown before they are there. */
export type StageLoad = {
	part(): Promise<{ default: (props: StageProps) => ReactNode }>;
	styles: readonly string[];
	/** Where titles with the same stage differ in their look: the style sheet of one of them. */
	lookStyles?(gameId: string): string;
};

export const stylesOf = ({ styles, lookStyles }: StageLoad, gameId: string): readonly string[] =>
	lookStyles ? [lookStyles(gameId), ...styles] : styles;
