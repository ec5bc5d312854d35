import type { ReactNode } from "react";

/** One line of a sum; the last one is the sum itself. */
export const PriceLine = ({ name, value, isSum = false }: { name: ReactNode; value: string; isSum?: boolean }) => (
	<div className={`flex justify-between gap-4 ${isSum ? "border-t border-line pt-1.5" : ""}`.trim()}>
		<dt className={isSum ? "font-medium" : "text-info-ink"}>{name}</dt>
		<dd className={`tabular whitespace-nowrap font-semibold ${isSum ? "text-lg text-accent-ink" : ""}`.trim()}>
			<bdi>{value}</bdi>
		</dd>
	</div>
);
