import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from "react";
import { Icon, type IconName } from "../marks/Icon.tsx";

interface ButtonLook {
	/** One primary per screen: the one next step. `danger` risks real money or cannot be undone. */
	look?: "primary" | "secondary" | "quiet" | "danger";
	size?: "m" | "s";
	wide?: boolean;
	icon?: IconName;
	iconEnd?: IconName;
	children: ReactNode;
}

type AsButton = ButtonLook & { href?: never; pending?: boolean } & Omit<ComponentProps<"button">, keyof ButtonLook>;
type AsLink = ButtonLook & { href: string } & Omit<ComponentProps<"a">, keyof ButtonLook | "href">;
export type ButtonProps = AsButton | AsLink;

function faced(
	{ look = "primary", size = "m", wide, className, icon, iconEnd, children }: ButtonProps,
	pending: boolean,
) {
	return {
		className: ["button", wide && "w-full", className].filter(Boolean).join(" "),
		"data-look": look,
		"data-size": size,
		children: (
			<>
				{pending ? <span className="spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
				{children}
				{iconEnd && <Icon name={iconEnd} />}
			</>
		),
	};
}

/** A held Enter key repeats the press, and a press may cost money: one press is one action. */
export function notRepeated(event: KeyboardEvent): void {
	if (event.repeat && event.key === "Enter") event.preventDefault();
}

/**
 * A button, or a link that looks like one (`href`). While `pending` it keeps its place, its focus and its label, shows
 * that it is busy and takes no second press.
 */
export function Button(props: ButtonProps) {
	if (props.href !== undefined) {
		const { look: _look, size: _size, wide: _wide, icon: _icon, iconEnd: _end, ...rest } = props;
		return <a {...rest} {...faced(props, false)} />;
	}
	const {
		look: _look,
		size: _size,
		wide: _wide,
		icon: _icon,
		iconEnd: _end,
		pending = false,
		onClick,
		...rest
	} = props;
	const press = (event: MouseEvent<HTMLButtonElement>) => (pending ? event.preventDefault() : onClick?.(event));
	const busy = pending ? { "aria-busy": true, "aria-disabled": true } : {};
	return (
		<button type="button" onKeyDown={notRepeated} {...rest} {...busy} {...faced(props, pending)} onClick={press} />
	);
}
