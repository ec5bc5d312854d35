import { Badge } from "@baize/platform-web";
import type { ReactNode } from "react";
import { useSupportTexts } from "../texts.ts";

/** The frame around what only the reader sees: their own case, from their account. */
export function OwnCase({ children }: { children: ReactNode }) {
	const t = useSupportTexts();
	return (
		<section
			aria-label={t("help.own.label")}
			className="grid gap-4 rounded-panel border border-hairline bg-surface-1 p-5"
		>
			<p className="flex flex-wrap items-center gap-2.5 text-sm text-ink-muted">
				<Badge tone="info">{t("help.own.only")}</Badge>
				{t("help.own.from")}
			</p>
			{children}
		</section>
	);
}
