import type { ReactNode } from "react";

/** The frame of this domain's pages: one narrow column with its title on top. */
export function PageFrame({
	title,
	description,
	back,
	children,
}: {
	title: string;
	description: string;
	/** The link to the parent page, if there is one. */
	back?: ReactNode;
	children: ReactNode;
}) {
	return (
		<section className="mx-auto grid w-full max-w-prose gap-5 px-3.5 py-6 md:px-7">
			<title>{`${title} · Baize`}</title>
			<meta name="description" content={description} />
			{back}
			<header className="grid gap-1">
				<h1 className="text-3xl">{title}</h1>
				<p className="text-ink-muted">{description}</p>
			</header>
			{children}
		</section>
	);
}
