import { moveFocus } from "../actions/focus-keys.ts";
import { Icon, type IconName } from "../marks/Icon.tsx";

export interface Pill {
	key: string;
	label: string;
	href: string;
	icon?: IconName;
	current?: boolean;
}

/** Links in one line that scrolls: categories, sections. The arrow keys move in it, too. */
export function PillBar({ label, pills }: { label: string; pills: readonly Pill[] }) {
	return (
		<nav aria-label={label} className="min-w-0">
			<ul className="scroller" onKeyDown={(event) => moveFocus(event, "a")}>
				{pills.map(({ key, label: text, href, icon, current }) => (
					<li key={key} className="flex-none">
						<a href={href} className="pill" aria-current={current ? "page" : undefined}>
							{icon && <Icon name={icon} />}
							{text}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
