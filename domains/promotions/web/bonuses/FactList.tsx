type Props = { facts: readonly (readonly [name: string, value: string])[] };

/** Amounts with their names, one beneath the other. */
export const FactList = ({ facts }: Props) => (
	<dl className="grid gap-2">
		{facts.map(([name, value]) => (
			<div key={name} className="flex justify-between gap-4 border-b border-hairline pb-2">
				<dt className="text-ink-muted">{name}</dt>
				<dd className="tabular font-semibold whitespace-nowrap">
					<bdi>{value}</bdi>
				</dd>
			</div>
		))}
	</dl>
);
