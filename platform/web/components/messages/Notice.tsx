import type { ReactNode } from "react";
import { Icon, type IconName } from "../marks/Icon.tsx";

export type NoticeTone = "info" | "success" | "warning" | "danger";

export const noticeLooks: Record<NoticeTone, { icon: IconName; surface: string }> = {
	info: { icon: "info-circle", surface: "bg-info-soft text-info-ink" },
	success: { icon: "circle-check", surface: "bg-success-soft text-success-ink" },
	warning: { icon: "alert-triangle", surface: "bg-warning-soft text-warning-ink" },
	danger: { icon: "alert-circle", surface: "bg-danger-soft text-danger-ink" },
};

/**
 * A message where it matters: what happened, that nothing was lost, what to do next (`actions`). `live` announces it
 * when it appears after the page has loaded.
 */
export function Notice({
	tone = "info",
	title,
	live,
	children,
	actions,
}: {
	tone?: NoticeTone;
	title?: ReactNode;
	live?: boolean;
	children?: ReactNode;
	actions?: ReactNode;
}) {
	const { icon, surface } = noticeLooks[tone];
	const role = live ? { role: tone === "danger" ? "alert" : "status" } : {};
	return (
		<div {...role} className={`flex gap-3 rounded-card border border-transparent p-4 ${surface}`}>
			<Icon name={icon} />
			<div className="notice">
				{title && <p className="font-semibold">{title}</p>}
				{children && <div className="text-ink">{children}</div>}
				{actions && <div className="flex flex-wrap gap-2">{actions}</div>}
			</div>
		</div>
	);
}
