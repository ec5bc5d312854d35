/** A hash, a seed or a number, with its name: whole, from left to right, in tabular figures. */
export function Code({ name, value, hint }: { name: string; value: string; hint?: string }) {
	return (
		<div className="grid gap-0.5">
			<dt className="text-sm text-ink-muted">{name}</dt>
			<dd dir="ltr" className="tabular text-start text-sm font-medium break-all">
				{value}
			</dd>
			{hint && <dd className="text-sm text-ink-muted">{hint}</dd>}
		</div>
	);
}
