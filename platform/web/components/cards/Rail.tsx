import { type ReactNode, useId, useRef } from "react";
import { moveFocus } from "../actions/focus-keys.ts";
import { IconButton } from "../actions/IconButton.tsx";
import { Icon } from "../marks/Icon.tsx";

export interface RailProps {
	title: string;
	seeAll?: { href: string; label: string };
	/** The labels of the two scroll buttons: "Earlier games", "More games". */
	turnLabels: { previous: string; next: string };
	/** Whether the card at this place takes two places where the row shows four or more. */
	isLarge?: (index: number) => boolean;
	/** Keyed children, each one card. */
	children: readonly ReactNode[];
}

function Turner({ labels, turn }: { labels: RailProps["turnLabels"]; turn: (pages: number) => void }) {
	return (
		<span className="rail-turners">
			<IconButton icon="chevron-left" label={labels.previous} onClick={() => turn(-1)} />
			<IconButton icon="chevron-right" label={labels.next} onClick={() => turn(1)} />
		</span>
	);
}

/** A row of cards that scrolls sideways and snaps: by finger, wheel, arrow keys, or its two buttons on a desktop. */
export function Rail({ title, seeAll, turnLabels, isLarge, children }: RailProps) {
	const id = useId();
	const list = useRef<HTMLUListElement>(null);
	const turn = (pages: number) => {
		const row = list.current;
		if (!row) return;
		const sign = getComputedStyle(row).direction === "rtl" ? -1 : 1;
		row.scrollBy({ left: sign * pages * row.clientWidth * 0.9, behavior: "smooth" });
	};
	return (
		<section aria-labelledby={id} className="grid min-w-0 gap-3">
			<header className="flex items-center gap-2">
				<h2 id={id} className="me-auto text-2xl">
					{title}
				</h2>
				{seeAll && (
					<a
						href={seeAll.href}
						className="hit flex items-center gap-1 font-medium text-ink-muted hover:text-ink"
						aria-describedby={id}
					>
						{seeAll.label}
						<Icon name="chevron-right" />
					</a>
				)}
				<Turner labels={turnLabels} turn={turn} />
			</header>
			<ul
				ref={list}
				className="rail"
				aria-labelledby={id}
				onKeyDown={(event) => moveFocus(event, "li > a, li > button")}
			>
				{children.map((child, index) => (
					<li key={index} className={isLarge?.(index) ? "md:col-span-2" : undefined}>
						{child}
					</li>
				))}
			</ul>
		</section>
	);
}
