import type { JackpotsTexts } from "./texts.ts";

type LevelKey = Parameters<JackpotsTexts>[0] & `levels.${string}`;
type PotKey = Parameters<JackpotsTexts>[0] & `names.${string}`;

/** A pot without a name yet is shown by its id. */
export function nameOfLevel(t: JackpotsTexts, level: string): string {
	const key = `levels.${level}` as LevelKey;
	return t.has(key) ? t(key) : level;
}

export function nameOfPot(t: JackpotsTexts, pot: string): string {
	const key = `names.${pot}` as PotKey;
	return t.has(key) ? t(key) : pot;
}
