import type { ReactNode } from "react";
import { Icon } from "../marks/Icon.tsx";

/** A line that opens to more, over `<details>`. Of one `group` only one is open at a time. */
export function Disclosure({
	summary,
	group,
	open,
	children,
}: {
	summary: ReactNode;
	group?: string;
	open?: boolean;
	children: ReactNode;
}) {
	return (
		<details className="group border-b border-hairline" name={group} open={open}>
			<summary className="hit flex items-center justify-between gap-3 py-3 font-medium">
				{summary}
				<Icon name="chevron-down" className="text-ink-muted group-open:rotate-180" />
			</summary>
			<div className="pb-4 text-ink-muted">{children}</div>
		</details>
	);
}
