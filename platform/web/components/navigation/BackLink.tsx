import { pages } from "@baize/platform-paths";
import type { ReactNode } from "react";
import { useSitePath } from "../../i18n/index.ts";
import { Icon } from "../marks/Icon.tsx";

/** The link to the parent page, above the title of a page. On wide screens the account's menu has the one to the account. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
	const path = useSitePath();
	const shown = href === path(pages.account) ? "inline-flex lg:hidden" : "inline-flex";
	return (
		<a
			href={href}
			className={`hit -ms-3.5 -mb-3 ${shown} items-center gap-1 justify-self-start rounded-pill px-2 text-ink-muted hover:text-ink`}
		>
			<Icon name="chevron-left" />
			{children}
		</a>
	);
}
