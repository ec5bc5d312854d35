import { ThemeSwitch } from "@baize/platform-web";
import { useThemeTexts } from "./texts.ts";

/** Light, dark, or the device's setting. */
export function ThemeChoice() {
	const t = useThemeTexts();
	return <ThemeSwitch label={t("label")} labels={{ system: t("system"), dark: t("dark"), light: t("light") }} />;
}
