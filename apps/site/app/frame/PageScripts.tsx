import type { PageContext } from "@baize/platform-web/page";
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";
import { lateScriptsOfPage } from "./scripts/late-scripts-of-page.ts";
import { wakingScript } from "./wake-after-paint.ts";

type Page = Pick<PageContext, "nonce" | "viewer"> & { locale: string };
type Tag = ReactElement<{ rel?: string; href?: string; type?: string; async?: boolean; children?: ReactNode }>;

/**
 * The router's scripts. In the page that the server sends they wait for the first paint, with those that will be needed
 * soon after them; the browser, which has been woken by then, renders what the router gives. The development server's
 * scripts come in their own order.
 */
export const PageScripts = ({ page }: { page: Page | undefined }) => (
	<>
		{import.meta.env.SSR && import.meta.env.PROD ? <WaitingScripts page={page} /> : <Scripts />}
		<script
			nonce={page?.nonce}
			suppressHydrationWarning
			dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? wakingScript(page?.nonce ?? "") : "" }}
		/>
	</>
);

/** A tag that is not recognised stays as the router gives it: a script of it loads earlier, and nothing breaks. */
function WaitingScripts({ page }: { page: Page | undefined }) {
	const tags = tagsIn(Scripts({}));
	const named = tags.flatMap(({ props: { rel, href } }) => (rel === "modulepreload" && href ? [href] : []));
	const late = lateScriptsOfPage({ named, locale: page?.locale ?? "", isPlayer: page?.viewer != null });
	return (
		<>
			{tags.map(waiting)}
			{late.map((href) => (
				<link key={href} rel="waiting" href={href} nonce={page?.nonce} />
			))}
		</>
	);
}

function waiting(tag: Tag, index: number): ReactElement {
	const { rel, type } = tag.props;
	if (rel === "modulepreload") return cloneElement(tag, { key: index, rel: "waiting" });
	if (type === "module") return cloneElement(tag, { key: index, type: "waiting", async: false });
	return cloneElement(tag, { key: index });
}

/** The tags in an element, out of its fragments. */
function tagsIn(node: ReactNode): Tag[] {
	if (Array.isArray(node)) return node.flatMap(tagsIn);
	if (!isValidElement<Tag["props"]>(node)) return [];
	return typeof node.type === "string" ? [node as Tag] : tagsIn(node.props.children);
}
