import { Icon } from "@baize/platform-web";
import type { ReactNode } from "react";
import { MethodMark } from "./MethodMark.tsx";

export type MethodTile = {
	value: string;
	/** Which drawing it has. */
	method: string;
	label: string;
	/** Fee and time, and what was used last. */
	lines: readonly ReactNode[];
	/** It cannot be chosen; the lines say why. */
	isClosed?: boolean;
};

type Props = { name: string; label: string; tiles: readonly MethodTile[]; value: string; onValue(value: string): void };

/** The ways to pay or to be paid, with what each costs and takes in view before one is chosen. Radio buttons beneath. */
export const MethodTiles = ({ name, label, tiles, value, onValue }: Props) => (
	<fieldset className="grid gap-2">
		<legend className="mb-2 font-medium">{label}</legend>
		{tiles.map((tile) => (
			<label
				key={tile.value}
				className="relative flex min-h-16 items-center gap-4 rounded-card border border-line bg-surface-1 px-4 py-3 outline-offset-2 outline-focus has-checked:border-accent has-checked:bg-surface-2 has-focus-visible:outline-2 has-disabled:opacity-70"
			>
				<input
					type="radio"
					className="peer absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
					name={name}
					value={tile.value}
					checked={tile.value === value}
					disabled={tile.isClosed ?? false}
					onChange={() => onValue(tile.value)}
					aria-describedby={`${name}-${tile.value}-lines`}
					aria-label={tile.label}
				/>
				<MethodMark method={tile.method} />
				<span className="grid min-w-0 flex-1">
					<span className="font-medium">{tile.label}</span>
					<span id={`${name}-${tile.value}-lines`} className="grid text-sm text-ink-muted">
						{tile.lines.map((line, place) => (
							<span key={place}>{line}</span>
						))}
					</span>
				</span>
				<Icon name="circle-check" className="invisible text-accent-ink peer-checked:visible" />
			</label>
		))}
	</fieldset>
);
