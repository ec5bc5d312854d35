import { type ReactNode, useId } from "react";

/** A surface for one topic: a hairline, a title, an aside beside it. Without a title it is only the surface. */
export function Panel({
	title,
	aside,
	flush,
	children,
	className = "",
}: {
	title?: ReactNode;
	aside?: ReactNode;
	/** The contents reach the edges: lists and tables. */
	flush?: boolean;
	children: ReactNode;
	className?: string;
}) {
	const id = useId();
	return (
		<section
			{...(title && { "aria-labelledby": id })}
			className={`overflow-clip rounded-panel border border-hairline bg-surface-1 ${className}`.trim()}
		>
			{title && (
				<header className="flex items-center justify-between gap-3 px-5 pt-4 pb-3">
					<h2 id={id} className="text-xl">
						{title}
					</h2>
					{aside}
				</header>
			)}
			<div className={flush ? "" : `px-5 pb-5 ${title ? "" : "pt-5"}`}>{children}</div>
		</section>
	);
}
