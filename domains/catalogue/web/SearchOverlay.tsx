import { givenPath, pages } from "@baize/platform-paths";
import { Button, EmptyState, Icon, IconButton, Picture, useModal } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import type { SearchResult } from "../contract/index.ts";
import { useCatalogueTexts } from "./texts.ts";
import { type GameSearch, useGameSearch } from "./use-game-search.ts";

/**
 * The search over the page: hits appear during typing. Escape, a press beside it and its button close it; closing and
 * clearing delete what was typed. spec §4
 */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
	const t = useCatalogueTexts();
	const dialog = useRef<HTMLDialogElement>(null);
	const [term, setTerm] = useState("");
	const search = useGameSearch(term);
	useModal(dialog, true);
	const pressed = (event: MouseEvent): void => {
		const isBeside = event.target === dialog.current;
		if (isBeside || (event.target as Element).closest("a")) onClose();
	};
	return (
		<dialog
			ref={dialog}
			className="dialog mt-0 w-full max-w-full rounded-t-none md:mt-3 md:w-[40rem] md:rounded-panel"
			aria-label={t("search.title")}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
			onClick={pressed}
			onKeyDown={moveInResults}
		>
			<div className="grid gap-3 p-3 md:p-4">
				<SearchField term={term} onTerm={setTerm} onClose={onClose} />
				<Answer term={term.trim()} search={search} />
			</div>
		</dialog>
	);
}

function SearchField({ term, onTerm, onClose }: { term: string; onTerm: (term: string) => void; onClose: () => void }) {
	const t = useCatalogueTexts();
	const input = useRef<HTMLInputElement>(null);
	const clear = (): void => {
		onTerm("");
		input.current?.focus();
	};
	return (
		<search className="flex items-center gap-1">
			<div className="relative flex grow items-center">
				<Icon name="search" className="pointer-events-none absolute start-3.5 text-ink-muted" />
				<input
					ref={input}
					// biome-ignore lint/a11y/noAutofocus: the person has just asked for this field.
					autoFocus
					type="text"
					inputMode="search"
					enterKeyHint="search"
					autoComplete="off"
					spellCheck={false}
					className="control ps-11 pe-12"
					aria-label={t("search.label")}
					placeholder={t("search.placeholder")}
					value={term}
					maxLength={100}
					onChange={(event) => onTerm(event.currentTarget.value)}
				/>
				{term !== "" && (
					<span className="absolute end-0.5">
						<IconButton icon="x" label={t("search.clear")} onClick={clear} />
					</span>
				)}
			</div>
			<Button look="quiet" size="s" onClick={onClose}>
				{t("search.close")}
			</Button>
		</search>
	);
}

function Answer({ term, search: { results, isSettled, error } }: { term: string; search: GameSearch }) {
	const t = useCatalogueTexts();
	const path = useSitePath();
	const count = results.length;
	const announced = isSettled && (count > 0 ? t("search.found", { count, term }) : t("search.notFound", { term }));
	return (
		<>
			<p role="status" className="sr-only">
				{term !== "" && !error && announced}
			</p>
			{term === "" && <p className="px-1 pb-1 text-ink-muted">{t("search.hint")}</p>}
			{error && (
				<p role="alert" className="px-1 pb-1 text-danger-ink">
					{t("search.failed")}
				</p>
			)}
			{count > 0 && <Results results={results} />}
			{isSettled && !error && count === 0 && (
				<EmptyState
					icon="search"
					title={t("search.notFound", { term })}
					actions={
						<Button look="secondary" href={path(pages.allGames)}>
							{t("search.allGames")}
						</Button>
					}
				>
					{t("search.notFoundHint")}
				</EmptyState>
			)}
		</>
	);
}

function Results({ results }: { results: readonly SearchResult[] }) {
	const path = useSitePath();
	return (
		<ul>
			{results.map(({ id, href, img, title, subtitle }) => (
				<li key={`${id} ${subtitle}`}>
					<a
						href={path(givenPath(href))}
						className="flex min-h-16 items-center gap-3 rounded-card p-1.5 hover:bg-surface-2"
					>
						<Picture of={img} alt="" width={42} height={56} className="rounded-control" />
						<span className="grid grow">
							<span className="font-semibold">{title}</span>
							<span className="text-sm text-ink-muted">{subtitle}</span>
						</span>
						<Icon name="chevron-right" className="text-ink-muted" />
					</a>
				</li>
			))}
		</ul>
	);
}

/** The down and up arrow keys move from the field through the hits and back. */
function moveInResults(event: KeyboardEvent<HTMLElement>): void {
	if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
	const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, li > a")];
	const at = stops.indexOf(document.activeElement as HTMLElement);
	const to = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
	if (at < 0 || !to) return;
	event.preventDefault();
	to.focus();
}
