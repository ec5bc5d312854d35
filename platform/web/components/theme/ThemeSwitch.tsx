import { useEffect, useId, useState } from "react";
import { Icon, type IconName } from "../marks/Icon.tsx";
import { drawnTheme, switchTheme, type ThemeChoice } from "./theme.ts";

const ICONS: Record<ThemeChoice, IconName> = { system: "device-desktop", dark: "moon", light: "sun" };
const CHOICES = Object.keys(ICONS) as ThemeChoice[];

/**
 * The device's setting, dark or light. The server does not know the choice; the browser has already rendered the page
 * in it.
 */
export function ThemeSwitch({ label, labels }: { label: string; labels: Record<ThemeChoice, string> }) {
	const name = useId();
	const [chosen, choose] = useState<ThemeChoice>("system");
	useEffect(() => choose(drawnTheme()), []);
	const turn = (choice: ThemeChoice) => {
		choose(choice);
		switchTheme(choice);
	};
	return (
		<fieldset className="flex flex-wrap gap-x-5">
			<legend className="sr-only">{label}</legend>
			{CHOICES.map((choice) => (
				<label
					key={choice}
					className="relative flex min-h-11 items-center gap-2 text-ink-muted hover:text-ink has-checked:text-ink has-checked:underline decoration-accent decoration-2 underline-offset-8"
				>
					<input
						type="radio"
						className="absolute inset-0 cursor-pointer appearance-none rounded-card"
						name={name}
						value={choice}
						checked={choice === chosen}
						onChange={() => turn(choice)}
					/>
					<Icon name={ICONS[choice]} />
					{labels[choice]}
				</label>
			))}
		</fieldset>
	);
}
