import type { ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { Icon } from "../marks/Icon.tsx";

/**
 * The page numbers to offer: the first, the last, the current with the ones beside it, and 0 where some are left out.
 */
export function offeredPages(page: number, pages: number): readonly number[] {
	const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
	const offered = [...new Set(near)].sort((a, b) => a - b);
	return offered.flatMap((number, place) => {
		const missing = number - (offered[place - 1] ?? 0) - 1;
		if (missing === 0) return [number];
		return missing === 1 ? [number - 1, number] : [0, number];
	});
}

export interface PaginationProps {
	label: string;
	page: number;
	pages: number;
	hrefOf: (page: number) => string;
	labels: { previous: string; next: string; page: (page: number) => string };
}

const place = "hit tabular inline-grid place-items-center rounded-pill";

/** Links to the pages of a long list, which can be shared and returned to. */
export function Pagination({ label, page, pages, hrefOf, labels }: PaginationProps) {
	const turn = (to: number, text: string, icon: "chevron-left" | "chevron-right") =>
		to >= 1 && to <= pages ? (
			<a
				href={hrefOf(to)}
				aria-label={text}
				rel={to < page ? "prev" : "next"}
				className={`${place} hover:bg-surface-2`}
			>
				<Icon name={icon} />
			</a>
		) : (
			<span className={place} />
		);
	return (
		<nav aria-label={label}>
			<ol className="flex flex-wrap items-center justify-center gap-1">
				<li>{turn(page - 1, labels.previous, "chevron-left")}</li>
				{offeredPages(page, pages).map((number, index, all) =>
					number === 0 ? (
						<li key={`gap-${all[index + 1]}`} aria-hidden="true">
							…
						</li>
					) : (
						<li key={number}>
							<a
								href={hrefOf(number)}
								aria-label={labels.page(number)}
								aria-current={number === page ? "page" : undefined}
								className={`${place} ${number === page ? "bg-ink font-semibold text-on-ink" : "hover:bg-surface-2"}`}
							>
								{number}
							</a>
						</li>
					),
				)}
				<li>{turn(page + 1, labels.next, "chevron-right")}</li>
			</ol>
		</nav>
	);
}

/** The end of a growing list: how much is shown (`status`), and a button for more while there is more. */
export function LoadMore({
	status,
	label,
	pending,
	onMore,
	href,
}: {
	status: ReactNode;
	label: string;
	pending?: boolean;
	onMore?: () => void;
	/** The same in a page without script. */
	href?: string;
}) {
	return (
		<div className="grid justify-items-center gap-3 py-5">
			<p role="status" className="text-sm text-ink-muted">
				{status}
			</p>
			{href !== undefined && (
				<Button href={href} look="secondary">
					{label}
				</Button>
			)}
			{onMore && (
				<Button look="secondary" pending={pending ?? false} onClick={onMore}>
					{label}
				</Button>
			)}
		</div>
	);
}
