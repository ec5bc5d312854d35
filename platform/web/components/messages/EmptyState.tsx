import type { ReactNode } from "react";
import { Icon, type IconName } from "../marks/Icon.tsx";

/** An empty list: why, and what to do next. Also used for a failed load, with a retry. */
export function EmptyState({
	icon,
	title,
	children,
	actions,
}: {
	icon: IconName;
	title: string;
	children?: ReactNode;
	actions?: ReactNode;
}) {
	return (
		<div className="grid justify-items-center gap-2 px-5 py-10 text-center">
			<span className="mb-1 grid rounded-pill bg-surface-2 p-4 text-2xl text-ink-muted">
				<Icon name={icon} />
			</span>
			<p className="display text-xl">{title}</p>
			{children && <div className="max-w-prose text-ink-muted">{children}</div>}
			{actions && <div className="mt-3 flex flex-wrap justify-center gap-2.5">{actions}</div>}
		</div>
	);
}
