import { givenPath } from "@baize/platform-paths";
import { Icon } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { Block } from "../contract/index.ts";

/** Editors' rich text. `level` is the heading level of its headings in the page. */
export function Blocks({ body, level = 2 }: { body: readonly Block[]; level?: 2 | 3 }) {
	return (
		<div className="grid gap-4 [&>:is(h2,h3)]:mt-3">
			{body.map((block, index) => (
				<OneBlock key={index} block={block} level={level} />
			))}
		</div>
	);
}

function OneBlock({ block, level }: { block: Block; level: 2 | 3 }) {
	const Heading = level === 2 ? "h2" : "h3";
	if (block.kind === "heading") return <Heading className="text-xl">{block.text}</Heading>;
	if (block.kind === "paragraph") return <p>{block.text}</p>;
	if (block.kind === "link") return <TextLink text={block.text} link={block.link} />;
	return (
		<ul className="grid list-disc gap-2 ps-5 marker:text-accent-ink">
			{block.items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}

function TextLink({ text, link }: { text: string; link: string }) {
	const path = useSitePath();
	const isOurs = link.startsWith("/");
	return (
		<p>
			<a
				href={isOurs ? path(givenPath(link)) : link}
				{...(isOurs ? {} : { rel: "noopener noreferrer" })}
				className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent-ink underline-offset-4 hover:underline"
			>
				{text}
				<Icon name={isOurs ? "arrow-right" : "external-link"} />
			</a>
		</p>
	);
}
