import { Chip, type ChipProps } from "@mui/material";
import { useTranslate } from "react-admin";

export type Tone = NonNullable<ChipProps["color"]>;
export type ToneByState<State extends string> = Readonly<Record<State, Tone>>;

type Props<State extends string> = { state: State; texts: string; tones: ToneByState<State> };

/** A state by its text `<texts>.<state>`, in the colour of its tone. */
export function StateChip<State extends string>({ state, texts, tones }: Props<State>) {
	const t = useTranslate();
	return <Chip size="small" variant="outlined" color={tones[state]} label={t(`${texts}.${state}`)} />;
}
