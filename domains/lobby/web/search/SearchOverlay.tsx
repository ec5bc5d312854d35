import { Button, Icon, IconButton, useModal } from "@baize/platform-web";
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { SearchAnswer } from "./SearchAnswer.tsx";
import { SearchStart } from "./SearchStart.tsx";
import { useSearchTexts } from "./texts.ts";
import { useSiteSearch } from "./use-site-search.ts";

/**
 * The search over the page: hits appear during typing. Escape, a press beside it and its button close it; closing and
 * clearing delete what was typed. spec §4
 */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
	const t = useSearchTexts();
	const dialog = useRef<HTMLDialogElement>(null);
	const [typed, setTyped] = useState("");
	const search = useSiteSearch(typed);
	useModal(dialog, true);
	const pressed = (event: MouseEvent): void => {
		const isBeside = event.target === dialog.current;
		if (isBeside || (event.target as Element).closest("a")) onClose();
	};
	/** The first hit, once it belongs to what was typed. */
	const openFirst = (): void => {
		if (search.term === typed.trim()) dialog.current?.querySelector<HTMLElement>("li > a")?.click();
	};
	return (
		<dialog
			ref={dialog}
			className="dialog mt-0 w-full max-w-full rounded-t-none md:mt-3 md:w-[44rem] md:rounded-panel"
			aria-label={t("title")}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
			onClick={pressed}
			onKeyDown={moveInResults}
		>
			<div className="grid gap-4 p-3 md:p-4">
				<SearchField typed={typed} onType={setTyped} onEnter={openFirst} onClose={onClose} />
				{typed.trim() === "" ? <SearchStart /> : <SearchAnswer typed={typed.trim()} search={search} />}
			</div>
		</dialog>
	);
}

type FieldProps = { typed: string; onType: (typed: string) => void; onEnter: () => void; onClose: () => void };

function SearchField({ typed, onType, onEnter, onClose }: FieldProps) {
	const t = useSearchTexts();
	const input = useRef<HTMLInputElement>(null);
	const clear = (): void => {
		onType("");
		input.current?.focus();
	};
	return (
		<search className="flex items-center gap-1">
			<form
				className="relative flex grow items-center"
				onSubmit={(event) => {
					event.preventDefault();
					onEnter();
				}}
			>
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
					aria-label={t("label")}
					placeholder={t("placeholder")}
					value={typed}
					maxLength={100}
					onChange={(event) => onType(event.currentTarget.value)}
				/>
				{typed !== "" && (
					<span className="absolute end-0.5">
						<IconButton icon="x" label={t("clear")} onClick={clear} />
					</span>
				)}
			</form>
			<Button look="quiet" size="s" onClick={onClose}>
				{t("close")}
			</Button>
		</search>
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
