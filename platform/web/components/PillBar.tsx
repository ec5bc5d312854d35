import { useId } from "react";
import { moveFocus } from "./focus-keys.ts";
import { Icon, type IconName } from "./Icon.tsx";

export interface Pill {
	key: string;
	label: string;
	href: string;
	icon?: IconName;
	current?: boolean;
}

/** Places to go, in one line that scrolls: categories, sections. The arrow keys walk it too. */
export function PillBar({ label, pills }: { label: string; pills: readonly Pill[] }) {
	return (
		<nav aria-label={label} className="min-w-0">
			<ul className="scroller" onKeyDown={(event) => moveFocus(event, "a")}>
				{pills.map(({ key, label: words, href, icon, current }) => (
					<li key={key} className="flex-none">
						<a href={href} className="pill" aria-current={current ? "page" : undefined}>
							{icon && <Icon name={icon} />}
							{words}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

export interface PillChoice {
	value: string;
	label: string;
	icon?: IconName;
}

/** One of a few, as pills: a filter, a quick amount. Radio buttons underneath, so one Tab stop and the arrows choose. */
export function PillChoices({
	label,
	choices,
	value,
	onValue,
	name,
}: {
	label: string;
	choices: readonly PillChoice[];
	value: string;
	onValue: (value: string) => void;
	name?: string;
}) {
	const own = useId();
	return (
		<fieldset className="flex flex-wrap gap-2">
			<legend className="sr-only">{label}</legend>
			{choices.map((choice) => (
				<label key={choice.value} className="pill relative">
					<input
						type="radio"
						className="absolute inset-0 cursor-pointer opacity-0"
						name={name ?? own}
						value={choice.value}
						checked={choice.value === value}
						onChange={() => onValue(choice.value)}
					/>
					{choice.icon && <Icon name={choice.icon} />}
					{choice.label}
				</label>
			))}
		</fieldset>
	);
}
