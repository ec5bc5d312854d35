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
