import type { ReactNode } from "react";

/**
 * A drawing for each kind of payment, in the site's own hand: the marks of payment companies are theirs, and a deposit
 * does not depend on one of them.
 */
const DRAWINGS: Readonly<Partial<Record<string, ReactNode>>> = {
	card: (
		<>
			<rect x="1" y="1" width="38" height="26" rx="4" />
			<path d="M1 9h38" strokeWidth="4" className="stroke-accent" />
			<path d="M6 20h9M29 20h5" />
		</>
	),
	bankTransfer: (
		<>
			<path d="M4 11 20 2l16 9Z" />
			<path d="M9 12v9M16.5 12v9M23.5 12v9M31 12v9" className="stroke-accent" />
			<path d="M4 25.500h32" strokeWidth="3" />
		</>
	),
	crypto: (
		<>
			<path d="m20 1.5 11 6.200v12.600L20 26.5 9 20.300V7.700Z" />
			<path d="m9 7.7 11 6.3 11-6.300M20 14v12.5" className="stroke-accent" />
		</>
	),
	playerTransfer: (
		<>
			<circle cx="8" cy="14" r="6" />
			<circle cx="32" cy="14" r="6" />
			<path d="M16.5 14h7m-3-3 3 3-3 3" className="stroke-accent" />
		</>
	),
};

const COIN = (
	<>
		<circle cx="20" cy="14" r="12" />
		<path d="M20 8v12m-4-3.500c0 2 2 3 4 3s4-1 4-3-2-2.5-4-2.5-4-1-4-3 2-3 4-3 4 1 4 3" className="stroke-accent" />
	</>
);

/** Beside the name of a method, so it has no name of its own. */
export const MethodMark = ({ method }: { method: string }) => (
	<svg
		aria-hidden="true"
		viewBox="0 0 40 28"
		className="h-7 w-10 shrink-0 text-ink-muted"
		fill="none"
		stroke="currentColor"
		strokeWidth="2"
		strokeLinecap="round"
		strokeLinejoin="round"
	>
		{DRAWINGS[method] ?? COIN}
	</svg>
);
