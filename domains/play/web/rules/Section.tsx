import type { ReactNode } from "react";

export function Section({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
	return (
		<section>
			<h3 className="text-lg">{title}</h3>
			{hint && <p className="text-sm text-ink-muted">{hint}</p>}
			<div className="mt-3">{children}</div>
		</section>
	);
}
