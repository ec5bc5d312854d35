import type { IconName } from "../../icons/names.ts";
import sprite from "../../icons/sprite.svg?url&no-inline";

// A reference into one cached sprite needs no script, and content can name an icon as data.

const turning = new Set<IconName>(["arrow-left", "arrow-right", "chevron-left", "chevron-right", "logout", "list"]);

export type { IconName };

/** One icon, as large as the text around it. Without a `label` it is decoration and has no name. */
export function Icon({ name, label, className = "" }: { name: IconName; label?: string; className?: string }) {
	return (
		// biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is decoration and hidden.
		<svg
			className={`icon ${className}`.trim()}
			data-turns={turning.has(name) ? "" : undefined}
			{...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
		>
			<use href={`${sprite}#${name}`} />
		</svg>
	);
}
