import { Button, EmptyState, SelectField } from "@baize/platform-web";
import { type FormEvent, type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { Form, useLocation, useNavigate, useNavigationType, useSubmit } from "react-router";
import {
	CARDS_AT_ONCE,
	type ChosenFilters,
	FILTERS,
	type FilterChoice,
	type FilterName,
	MAX_CARDS,
	MECHANICS,
	type Mechanic,
	RETURNS_FROM,
	VOLATILITIES,
} from "../contract/index.ts";
import { useCatalogueTexts } from "./texts.ts";

const KNOWN: Partial<Record<FilterName, readonly string[]>> = {
	mechanic: MECHANICS,
	volatility: VOLATILITIES,
	rtpFrom: RETURNS_FROM,
};
const LONGEST_PROVIDER = 60;

/** The filters in an address; what is none of them is ignored, so that an old link still opens. */
export function chosenIn(query: URLSearchParams): ChosenFilters {
	const chosen = FILTERS.flatMap((name) => {
		const value = query.get(name) ?? "";
		const isKnown = KNOWN[name]?.includes(value) ?? (value !== "" && value.length <= LONGEST_PROVIDER);
		return isKnown ? [[name, value]] : [];
	});
	return Object.fromEntries(chosen) as ChosenFilters;
}

/** How many cards an address asks for; at least as many as a category shows at first. */
export const shownIn = (query: URLSearchParams): number => {
	const wanted = Number(query.get("shown"));
	return Number.isSafeInteger(wanted) ? Math.min(MAX_CARDS, Math.max(CARDS_AT_ONCE, wanted)) : CARDS_AT_ONCE;
};

export const hasChosen = (chosen: ChosenFilters): boolean => Object.keys(chosen).length > 0;

const FILTERS_ID = "filters";

/**
 * The filters that make a difference here. A choice shows its games at once and keeps the focus; without JavaScript the
 * button does.
 */
export function Filters({ filters, chosen }: { filters: readonly FilterChoice[]; chosen: ChosenFilters }) {
	const t = useCatalogueTexts();
	const submit = useSubmit();
	const valueText = useValueText();
	const form = useRef<HTMLFormElement>(null);
	const choice = useSameChoice();
	useChosenFields(form, chosen);
	return (
		<Form
			ref={form}
			id={FILTERS_ID}
			method="get"
			aria-label={t("filters.label")}
			className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
			onChange={(event) =>
				void submit(event.currentTarget, { preventScrollReset: true, replace: choice.isSame(event) })
			}
			onBlur={choice.end}
			onPointerDown={choice.end}
		>
			{filters.map(({ name, values }) => (
				<SelectField
					key={name}
					label={t(`filters.${name}`)}
					name={name}
					empty={t("filters.any")}
					defaultValue={chosen[name] ?? ""}
					choices={values.map((value) => ({ value, label: valueText(name, value) }))}
				/>
			))}
			<noscript>
				<Button type="submit" look="secondary">
					{t("filters.apply")}
				</Button>
			</noscript>
			{hasChosen(chosen) && <Clear look="quiet" />}
		</Form>
	);
}

/**
 * Whether a change takes the place of the one before it: who types "96" in a field chooses 95 on the way, and who presses
 * the arrows chooses all that lies between. The choices of one stay in a field are one step for the browser's Back, unless
 * a press or a way through the history stands between them. A change that has not led to its page yet has left no step;
 * the address shows it, because it changes before React draws the page.
 */
function useSameChoice() {
	const { key } = useLocation();
	const cameBack = useNavigationType() === "POP";
	const stay = useRef<{ name: string; begunAt: string } | null>(null);
	const end = (): void => {
		stay.current = null;
	};
	useEffect(() => {
		// Each way back has a key of its own.
		if (cameBack && key) stay.current = null;
	}, [cameBack, key]);
	const isSame = ({ target }: FormEvent<HTMLFormElement>): boolean => {
		const name = target instanceof HTMLSelectElement ? target.name : "";
		if (stay.current?.name !== name) stay.current = { name, begunAt: window.location.href };
		return stay.current.begunAt !== window.location.href;
	};
	return { isSame, end };
}

/** The browser's Back changes what is chosen, too: the fields show it, and stay the same elements. */
function useChosenFields(form: RefObject<HTMLFormElement | null>, chosen: ChosenFilters): void {
	useEffect(() => {
		for (const name of FILTERS) {
			const field = form.current?.elements.namedItem(name);
			if (field instanceof HTMLSelectElement) field.value = chosen[name] ?? "";
		}
	}, [form, chosen]);
}

/** Removes the filters. The link goes with them, so the focus goes to the first filter, and the page stays in place. */
function Clear({ look }: { look: "quiet" | "primary" }) {
	const t = useCatalogueTexts();
	const navigate = useNavigate();
	const { pathname } = useLocation();
	const clear = (event: MouseEvent): void => {
		event.preventDefault();
		document.getElementById(FILTERS_ID)?.querySelector("select")?.focus({ preventScroll: true });
		void navigate(pathname, { preventScrollReset: true });
	};
	return (
		<Button look={look} href={pathname} onClick={clear}>
			{t("filters.clear")}
		</Button>
	);
}

function useValueText(): (name: FilterName, value: string) => string {
	const t = useCatalogueTexts();
	return (name, value) => {
		if (name === "mechanic") return t(`filters.mechanics.${value as Mechanic}`);
		if (name === "volatility") return t(`filters.volatilities.${value as (typeof VOLATILITIES)[number]}`);
		return name === "rtpFrom" ? t("filters.rtp", { percent: value }) : value;
	};
}

/** No game fits: the filters are the reason, and can be removed. */
export function NothingFits() {
	const t = useCatalogueTexts();
	return (
		<EmptyState icon="filter" title={t("filters.none")} actions={<Clear look="primary" />}>
			{t("filters.noneHint")}
		</EmptyState>
	);
}

/** A long category shows its games in parts. More of them stand below, so the page stays where it is. */
export function More({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
	const t = useCatalogueTexts();
	const query = new URLSearchParams(useLocation().search);
	query.set("shown", String(shown + CARDS_AT_ONCE));
	return (
		<Form method="get" replace preventScrollReset onSubmit={onMore} className="grid justify-items-center gap-2">
			<span className="text-ink-muted tabular">
				{t("filters.shown", { shown: String(shown), total: String(total) })}
			</span>
			{[...query].map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Button type="submit" look="secondary">
				{t("filters.more")}
			</Button>
		</Form>
	);
}
