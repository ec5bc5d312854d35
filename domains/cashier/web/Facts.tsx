import type { ReactNode } from "react";

/** A list of names and values, as they are before and after the money moves. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
	<dl className="grid gap-1.5">
		{facts.map(([name, value]) => (
			<div
				key={name}
				className="flex justify-between gap-x-4 border-b border-hairline pb-1.5 last:border-0 max-[16rem]:flex-wrap"
			>
				<dt className="text-ink-muted">{name}</dt>
				<dd className="tabular text-end">{value}</dd>
			</div>
		))}
	</dl>
);
