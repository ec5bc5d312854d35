import type { ComponentProps } from "react";
import { CountBadge } from "../marks/Badge.tsx";
import { Icon, type IconName } from "../marks/Icon.tsx";

interface IconButtonLook {
	icon: IconName;
	/** Its label; with a count, the label includes it ("Account, 3 unread messages"). */
	label: string;
	count?: number;
}

type Props = IconButtonLook &
	(
		| ({ href: string } & Omit<ComponentProps<"a">, "href" | "children">)
		| ({ href?: never } & Omit<ComponentProps<"button">, "children">)
	);

const shape =
	"hit relative inline-grid place-items-center rounded-pill text-lg not-disabled:hover:bg-surface-2 disabled:text-ink-muted disabled:opacity-60";

/** A round button with one icon. */
export function IconButton({ icon, label, count, className = "", ...rest }: Props) {
	const face = (
		<>
			<Icon name={icon} />
			{count ? <CountBadge count={count} className="absolute end-0 top-0.5" /> : null}
		</>
	);
	const named = { "aria-label": label, title: label, className: `${shape} ${className}`.trim() };
	if (rest.href !== undefined) {
		return (
			<a {...rest} {...named}>
				{face}
			</a>
		);
	}
	return (
		<button type="button" {...rest} {...named}>
			{face}
		</button>
	);
}
