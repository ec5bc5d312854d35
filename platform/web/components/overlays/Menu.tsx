import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from "react";
import { moveFocus } from "../actions/focus-keys.ts";
import { Icon, type IconName } from "../marks/Icon.tsx";

const GAP_PX = 6;
const EDGE_PX = 8;

/** Beside its button, inside the window: below where it fits, else above, aligned to the reading direction. */
export function menuPlace(
	button: { top: number; bottom: number; left: number; right: number },
	menu: { width: number; height: number },
	page: { width: number; height: number },
	turned: boolean,
): { top: number; left: number } {
	const below = button.bottom + GAP_PX;
	const above = button.top - GAP_PX - menu.height;
	const top = below + menu.height > page.height - EDGE_PX && above >= EDGE_PX ? above : below;
	const wanted = turned ? button.right - menu.width : button.left;
	return { top, left: Math.max(EDGE_PX, Math.min(wanted, page.width - menu.width - EDGE_PX)) };
}

export interface MenuItem {
	key: string;
	label: ReactNode;
	icon?: IconName;
	href?: string;
	/** The language of a link to another language, for `lang` and `hreflang`. */
	lang?: string;
	current?: boolean;
	onPress?: () => void;
}

function MenuEntry({
	item: { label, icon, href, lang, current, onPress },
	close,
}: {
	item: MenuItem;
	close: () => void;
}) {
	const face = (
		<>
			{icon && <Icon name={icon} />}
			<span className="flex-1">{label}</span>
			{current && <Icon name="check" />}
		</>
	);
	const here = current ? ({ "aria-current": "true" } as const) : {};
	const press = () => {
		close();
		onPress?.();
	};
	if (href === undefined) {
		return (
			<button type="button" {...here} onClick={press}>
				{face}
			</button>
		);
	}
	return (
		<a href={href} {...here} {...(lang && { lang, hrefLang: lang })} onClick={press}>
			{face}
		</a>
	);
}

/**
 * A button that opens a short list of links or actions, over the native popover: it closes by Escape or a press beside
 * it and opens even before the page's script has loaded.
 */
export function Menu({
	label,
	face,
	items,
	className = "button",
	look = "quiet",
}: {
	/** The button's name, where it does not show a text. */
	label?: string;
	face: ReactNode;
	items: readonly MenuItem[];
	className?: string;
	look?: "quiet" | "secondary";
}) {
	const id = useId();
	const list = useRef<HTMLUListElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const [open, setOpen] = useState(false);
	const close = () => list.current?.hidePopover();
	useEffect(() => {
		if (!open) return;
		const shut = () => list.current?.hidePopover();
		addEventListener("scroll", shut, { passive: true });
		return () => removeEventListener("scroll", shut);
	}, [open]);
	const toggled = (event: ToggleEvent<HTMLElement>) => {
		setOpen(event.newState === "open");
		if (event.newState !== "open" || !list.current || !button.current) return;
		const turned = getComputedStyle(button.current).direction === "rtl";
		const page = { width: document.documentElement.clientWidth, height: innerHeight };
		const place = menuPlace(button.current.getBoundingClientRect(), list.current.getBoundingClientRect(), page, turned);
		Object.assign(list.current.style, { top: `${place.top}px`, left: `${place.left}px` });
		list.current.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
	};
	return (
		<>
			<button
				ref={button}
				type="button"
				className={className}
				data-look={look}
				aria-label={label}
				aria-expanded={open}
				popoverTarget={id}
			>
				{face}
			</button>
			<ul
				ref={list}
				id={id}
				popover="auto"
				className="menu"
				onToggle={toggled}
				onKeyDown={(event) => moveFocus(event, "a, button")}
			>
				{items.map((item) => (
					<li key={item.key}>
						<MenuEntry item={item} close={close} />
					</li>
				))}
			</ul>
		</>
	);
}
