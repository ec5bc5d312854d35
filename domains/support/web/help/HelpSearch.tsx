import { MAX_HELP_TERM } from "@baize/content/contract";
import { pages } from "@baize/platform-paths";
import { Icon, IconButton } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { type KeyboardEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { useSupportTexts } from "../texts.ts";
import type { ShownHit } from "./hits.ts";
import { Marked } from "./Marked.tsx";
import { useSuggestions } from "./use-suggestions.ts";

/** The search of the help: suggestions while one types, and all results on Enter, also without scripts. spec §4 */
export function HelpSearch({ term = "" }: { term?: string }) {
	const t = useSupportTexts();
	const path = useSitePath();
	const [typed, type] = useState(term);
	const [isOpen, open] = useState(false);
	const suggestions = useSuggestions(isOpen ? typed : "");
	const input = useRef<HTMLInputElement>(null);
	const clear = (): void => {
		type("");
		input.current?.focus();
	};
	return (
		<search
			className="relative"
			onKeyDown={(event) => {
				moveInHits(event);
				if (event.key === "Escape") open(false);
			}}
			onBlur={(event) => {
				if (!event.currentTarget.contains(event.relatedTarget)) open(false);
			}}
		>
			<Form action={path(pages.helpSearch)} className="relative flex items-center" onSubmit={() => open(false)}>
				<Icon name="search" className="pointer-events-none absolute start-4 text-accent-ink" />
				<input
					ref={input}
					type="text"
					inputMode="search"
					enterKeyHint="search"
					autoComplete="off"
					name="searchTerm"
					className="control min-h-14 ps-12 pe-14 text-lg"
					aria-label={t("help.search.label")}
					placeholder={t("help.search.placeholder")}
					value={typed}
					maxLength={MAX_HELP_TERM}
					onChange={(event) => {
						type(event.currentTarget.value);
						open(true);
					}}
				/>
				{typed !== "" && (
					<span className="absolute end-1.5">
						<IconButton icon="x" label={t("help.search.clear")} onClick={clear} />
					</span>
				)}
			</Form>
			<p role="status" className="sr-only">
				{suggestions.isSettled && t("help.search.found", { count: suggestions.hits.length, term: typed.trim() })}
			</p>
			{isOpen && suggestions.hits.length > 0 && <Hits hits={suggestions.hits} term={typed} />}
			{isOpen && suggestions.isSettled && suggestions.hits.length === 0 && (
				<p className="raised absolute inset-x-0 top-full z-5 mt-2 rounded-panel border border-hairline bg-surface-1 p-4 text-ink-muted">
					{t("help.search.none", { term: typed.trim() })}
				</p>
			)}
		</search>
	);
}

function Hits({ hits, term }: { hits: readonly ShownHit[]; term: string }) {
	const path = useSitePath();
	return (
		<ul className="raised absolute inset-x-0 top-full z-5 mt-2 rounded-panel border border-hairline bg-surface-1 p-1.5">
			{hits.map(({ id, link, text }) => (
				<li key={id}>
					<a href={path(link)} className="flex min-h-11 items-center gap-3 rounded-card px-2.5 py-2 hover:bg-surface-2">
						<Icon name="file-text" className="text-ink-muted" />
						<span>
							<Marked text={text} term={term} />
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}

/** The down and up arrow keys move from the field through the suggestions and back. */
function moveInHits(event: KeyboardEvent<HTMLElement>): void {
	if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
	const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, li > a")];
	const at = stops.indexOf(document.activeElement as HTMLElement);
	const to = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
	if (at < 0 || !to) return;
	event.preventDefault();
	to.focus();
}
