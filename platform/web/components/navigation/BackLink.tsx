import type { ReactNode } from "react";
import { Icon } from "../marks/Icon.tsx";

/** The link to the parent page, above the title of a page. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
	return (
		<a
			href={href}
			className="hit -ms-3.5 -mb-3 inline-flex items-center gap-1 justify-self-start rounded-pill px-2 text-ink-muted hover:text-ink"
		>
			<Icon name="chevron-left" />
			{children}
		</a>
	);
}
