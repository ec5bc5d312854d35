import type { InEveryLanguage } from "@baize/kernel/locale";
import type { Block, Draft, PageType } from "../../../contract/index.ts";
import { inLanguages } from "../seed.ts";

export type PageTexts = { title: string; summary: string; body: Block[] };

export const heading = (text: string): Block => ({ kind: "heading", text });
export const paragraph = (text: string): Block => ({ kind: "paragraph", text });
export const list = (...items: string[]): Block => ({ kind: "list", items });
export const link = (text: string, to: string): Block => ({ kind: "link", text, link: to });

/** A page in each language of its texts; help pages state their place in the page tree. */
export const contentPage = (
	slug: string,
	texts: InEveryLanguage<PageTexts>,
	pageType: PageType = "generic",
	paths: string[] = [slug],
): Draft[] => inLanguages("content_page", slug, texts, (own) => ({ ...own, pageType, paths }));
