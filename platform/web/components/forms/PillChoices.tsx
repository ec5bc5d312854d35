import { useId } from "react";
import { Icon, type IconName } from "../marks/Icon.tsx";

export interface PillChoice {
	value: string;
	label: string;
	icon?: IconName;
}

/**
 * One of a few options, as pills: a filter, a quick amount. Radio buttons underneath, so one Tab stop and arrow keys.
 */
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
