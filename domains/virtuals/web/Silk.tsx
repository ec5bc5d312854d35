import { useId } from "react";
import { clothOf, JACKET, marksOf, type SilkView } from "./silk-shapes.ts";

/** A rider's silks, as a small picture beside the name. */
export function Silk({ silk, className = "" }: { silk: SilkView; className?: string }) {
	const id = useId();
	return (
		<svg viewBox="0 0 24 24" className={`shrink-0 ${className}`.trim()} width="28" height="28" aria-hidden="true">
			<clipPath id={id}>
				<path d={JACKET} />
			</clipPath>
			<path d={JACKET} fill={clothOf(silk.body)} />
			<path d={marksOf(silk)} fill={clothOf(silk.mark)} clipPath={`url(#${id})`} />
			<path d={JACKET} fill="none" stroke="currentColor" strokeOpacity="0.35" strokeWidth="0.75" />
			<path
				d="M8.5 3.5a3.5 2.6 0 0 1 7 0l1.4.5h-8.4Z"
				fill={clothOf(silk.cap)}
				stroke="currentColor"
				strokeOpacity="0.35"
				strokeWidth="0.5"
			/>
		</svg>
	);
}
