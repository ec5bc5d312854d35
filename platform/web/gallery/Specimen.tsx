import type { ReactNode } from "react";

/**
 * One component in its states. Laid out with its own style, so that the gallery adds nothing to the site's style sheet.
 */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
	return (
		<section style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16 }} aria-label={name}>
			<h2 className="text-xl">{name}</h2>
			{children}
		</section>
	);
}

/** Items below each other. */
export function Stack({ children }: { children: ReactNode }) {
	return <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>{children}</div>;
}

/** Items side by side, wrapping. */
export function Line({ children, gap = 12 }: { children: ReactNode; gap?: number }) {
	return <div style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap }}>{children}</div>;
}

/** Items in columns of at least `width` pixels. */
export function Columns({ children, width = 320 }: { children: ReactNode; width?: number }) {
	const gridTemplateColumns = `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`;
	return <div style={{ display: "grid", gap: 24, alignItems: "start", gridTemplateColumns }}>{children}</div>;
}
