import { type ReactNode, useId, useState } from "react";
import { moveFocus } from "../actions/focus-keys.ts";

export interface TabItem {
	key: string;
	label: ReactNode;
	panel: ReactNode;
}

/** Panels of which one is visible. One stop for the Tab key; the arrow keys choose (mirrored in right-to-left text). */
export function Tabs({
	label,
	items,
	initial,
	onTab,
}: {
	label: string;
	items: readonly TabItem[];
	initial?: string;
	onTab?: (key: string) => void;
}) {
	const id = useId();
	const [chosen, choose] = useState(initial ?? items[0]?.key);
	const select = (key: string) => {
		choose(key);
		onTab?.(key);
	};
	const shown = items.find(({ key }) => key === chosen);
	return (
		<div className="grid gap-4">
			<div
				role="tablist"
				aria-label={label}
				className="flex overflow-x-auto rounded-pill border border-hairline bg-surface-0 p-0.5"
				onKeyDown={(event) => moveFocus(event, "[role=tab]")?.click()}
			>
				{items.map(({ key, label: text }) => (
					<button
						key={key}
						type="button"
						role="tab"
						id={`${id}-tab-${key}`}
						aria-controls={`${id}-panel`}
						aria-selected={key === chosen}
						tabIndex={key === chosen ? 0 : -1}
						className="segment"
						onClick={() => select(key)}
					>
						{text}
					</button>
				))}
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of plain text must be reachable to be scrolled. */}
			<div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen}`} tabIndex={0}>
				{shown?.panel}
			</div>
		</div>
	);
}
