import { Icon } from "@baize/platform-web";

/** The title of a row that is not a rail, and the link to all of it. */
export function RowHead({ id, title, href, label }: { id: string; title: string; href: string; label: string }) {
	return (
		<header className="flex items-center justify-between gap-x-2">
			<h2 id={id} className="text-2xl">
				{title}
			</h2>
			<a
				href={href}
				className="hit flex items-center gap-1 font-medium text-ink-muted hover:text-ink"
				aria-describedby={id}
			>
				{label}
				<Icon name="chevron-right" />
			</a>
		</header>
	);
}
