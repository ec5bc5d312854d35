import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { EMPTY_PAGE_ENVIRONMENT, PageEnvironmentContext } from "../../page/page-environment.ts";
import { PageHead } from "./PageHead.tsx";

const PAGE = { ...EMPTY_PAGE_ENVIRONMENT, publicUrl: "https://site.example" };

it.each([
	["its own picture", "/art/amber-fox-4x3-960.webp", "https://site.example/art/amber-fox-4x3-960.webp"],
	["the site's picture where it has none", undefined, "https://site.example/art/tidal-book-wide-1560.webp"],
])("[I18N-01] a shared link shows the title and the description of its page, and %s", (_what, picture, shown) => {
	const html = renderToString(
		<PageEnvironmentContext value={PAGE}>
			<PageHead title="Amber Fox" description="A slot." picture={picture} />
		</PageEnvironmentContext>,
	);
	expect(html).toContain("<title>Amber Fox · Baize</title>");
	for (const [name, content] of [
		["og:title", "Amber Fox"],
		["og:description", "A slot."],
		["og:image", shown],
	])
		expect(html).toContain(`<meta property="${name}" content="${content}"/>`);
	expect(html).toContain('<meta name="description" content="A slot."/>');
});
