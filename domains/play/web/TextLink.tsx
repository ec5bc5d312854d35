/** A standalone link, as high as a finger. */
export const TextLink = ({ href, children }: { href: string; children: string }) => (
	<a href={href} className="inline-flex min-h-11 items-center font-medium text-accent-ink underline underline-offset-4">
		{children}
	</a>
);
