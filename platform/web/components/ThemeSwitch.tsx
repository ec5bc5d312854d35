import { useState } from "react";
import type { IconName } from "./Icon.tsx";
import { PillChoices } from "./PillBar.tsx";

/** "system" follows the machine; without a wish of the machine the house is dark. */
export type ThemeChoice = "system" | "dark" | "light";

export const themeCookie = "theme";

/** The choice kept in a request's `Cookie` header, so that the server draws the right theme at once. */
export function themeIn(cookies: string | null | undefined): ThemeChoice {
	const kept = cookies?.match(/(?:^|;\s*)theme=(dark|light)(?:;|$)/)?.[1];
	return (kept as ThemeChoice | undefined) ?? "system";
}

/** The attribute for `<html>`: none where the machine decides. */
export function themeAttribute(choice: ThemeChoice): { "data-theme"?: "dark" | "light" } {
	return choice === "system" ? {} : { "data-theme": choice };
}

/** Turns this page to the theme and keeps the choice for a year. */
export function turnTheme(choice: ThemeChoice): void {
	const root = document.documentElement;
	if (choice === "system") delete root.dataset.theme;
	else root.dataset.theme = choice;
	const age = choice === "system" ? 0 : 31_536_000;
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet, and this is one plain value.
	document.cookie = `${themeCookie}=${choice}; path=/; max-age=${age}; samesite=lax`;
}

const icons: Record<ThemeChoice, IconName> = { system: "device-desktop", dark: "moon", light: "sun" };

/** System, dark or light. */
export function ThemeSwitch({
	label,
	labels,
	initial,
}: {
	label: string;
	labels: Record<ThemeChoice, string>;
	initial: ThemeChoice;
}) {
	const [chosen, choose] = useState(initial);
	const choices = (["system", "dark", "light"] as const).map((value) => ({
		value,
		label: labels[value],
		icon: icons[value],
	}));
	const turn = (value: string) => {
		choose(value as ThemeChoice);
		turnTheme(value as ThemeChoice);
	};
	return <PillChoices label={label} choices={choices} value={chosen} onValue={turn} />;
}
