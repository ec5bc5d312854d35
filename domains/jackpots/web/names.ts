import type { JackpotsTexts } from "./texts.ts";

type Key = Parameters<JackpotsTexts>[0];

/** A pot without a name yet is shown by its id. */
export const nameOfLevel = (t: JackpotsTexts, level: string): string => named(t, `levels.${level}`, level);
export const nameOfPot = (t: JackpotsTexts, pot: string): string => named(t, `names.${pot}`, pot);

const named = (t: JackpotsTexts, key: string, otherwise: string): string =>
	t.has(key as Key) ? t(key as Key) : otherwise;
