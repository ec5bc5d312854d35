import type { ReactNode } from "react";

export type Fact = readonly [term: string, value: ReactNode];

/** Facts, as terms with their values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
	return (
		<dl className="grid gap-3 sm:grid-cols-2">
			{facts.map(([term, value]) => (
				<div key={term}>
					<dt className="text-sm text-ink-muted">{term}</dt>
					<dd className="font-medium break-words">
						<bdi>{value}</bdi>
					</dd>
				</div>
			))}
		</dl>
	);
}
