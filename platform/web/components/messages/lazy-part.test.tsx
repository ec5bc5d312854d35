// @vitest-environment node
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTexts } from "../../i18n/texts.ts";
import { lazyPart, orAsDrawn } from "./lazy-part.tsx";
import { toasts } from "./toast-store.ts";

const errors = { notLoaded: ["Part of this page is missing."], tryAgain: ["Try again"] };
const Slip = (): ReactNode => <p>the slip</p>;
const failure = new TypeError("Failed to fetch dynamically imported module");

async function drawn(part: ReactNode): Promise<string> {
	const { prelude } = await prerender(part);
	return new Response(prelude).text();
}

describe("a part of a page with a script of its own", () => {
	beforeEach(async () => {
		vi.stubGlobal("document", { documentElement: { lang: "en" } });
		await openTexts("frame", { "./texts/en.ts": async () => ({ errors }) });
	});
	afterEach(() => void vi.unstubAllGlobals());

	it("is requested once more where that fails", async () => {
		const load = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue({ default: Slip });
		const Part = lazyPart(load);
		expect(await drawn(<Part />)).toContain("the slip");
		expect(load).toHaveBeenCalledTimes(2);
	});

	it("shows in its own place that it is missing, without affecting the rest", async () => {
		const Part = lazyPart<object>(() => Promise.reject(failure));
		const html = await drawn(
			<main>
				the game <Part />
			</main>,
		);
		expect(html).toContain("the game");
		expect(html).toMatch(/role="status".*Part of this page is missing\..*<button.*Try again/);
	});

	it("is there at once where the server has it at hand", () => {
		const load = vi.fn();
		const Part = lazyPart(load, { onServer: Slip });
		expect(renderToString(<Part />)).toContain("the slip");
		expect(load).not.toHaveBeenCalled();
	});

	it("leaves what the server rendered as it is, where that was requested, and says so once", async () => {
		const settled = vi.fn();
		void orAsDrawn(() => Promise.reject(failure)).finally(settled);
		await vi.waitFor(() => expect(toasts.current()).toHaveLength(1));
		expect(toasts.current()[0]).toMatchObject({ tone: "warning", text: "Part of this page is missing." });
		expect(settled).not.toHaveBeenCalled();
	});
});
