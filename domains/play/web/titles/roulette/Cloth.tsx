import { type CSSProperties, type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { colourOfHeap } from "../table/chips.ts";
import { useTableTexts } from "../table/texts.ts";
import type { Heap } from "../table/use-spot-table.ts";
import { type Anchor, type ClothLayout, type Direction, LENGTH, timesToOne, WIDTH } from "./layout.ts";
import { useRouletteTexts } from "./texts.ts";
import { colourOf, placeName } from "./words.ts";

type Props = {
	layout: ClothLayout;
	heaps: readonly Heap[];
	/** Of a table that many share: how many others have chips on a place. */
	others?: ReadonlyMap<string, number> | undefined;
	/** The pocket of the last round, while its chips lie. */
	drawn: number | undefined;
	isFixed: boolean;
	unitMinor: number;
	money(amountMinor: number): string;
	/** The amount as it stands on a chip. */
	faceOf(amountMinor: number): string;
	onPlace(spot: string): void;
	onLook(spot: string | undefined): void;
};

const FIRST = "straight-17";

const styleOf = ({ along, across, length, width }: Anchor): CSSProperties =>
	({ "--along": along, "--across": across, "--length": length, "--width": width }) as CSSProperties;

/**
 * The cloth: a button for each of its places. One of them is in the order of tabs, and the arrow keys go on from there,
 * over numbers and the lines between them. A press on a number's field means the place that is nearest to it.
 */
export function Cloth({ layout, heaps, others, drawn, isFixed, unitMinor, money, faceOf, onPlace, onLook }: Props) {
	const t = useTableTexts();
	const own = useRouletteTexts();
	const { places, anchors, nextPlace } = layout;
	const cloth = useRef<HTMLFieldSetElement>(null);
	const [at, moveTo] = useState(FIRST);
	const [looked, look] = useState<string>();
	const amounts = new Map(heaps.map(({ spot, amountMinor }) => [spot, amountMinor]));
	const lit = new Set(looked === undefined ? [] : places.get(looked)!.pockets);

	function lookAt(spot: string | undefined): void {
		look(spot);
		onLook(spot);
	}
	const meant = (event: MouseEvent, spot: string): string =>
		event.detail > 0 && spot.startsWith("straight-") ? pressedAt(layout, cloth.current!, event) : spot;
	const onKey = (event: KeyboardEvent): void => {
		const direction = directionOf(event.key, isUpright(cloth.current!));
		if (!direction) return;
		event.preventDefault();
		const to = nextPlace(at, direction);
		moveTo(to);
		cloth.current!.querySelector<HTMLElement>(`[data-spot="${to}"]`)?.focus();
	};
	return (
		<fieldset
			ref={cloth}
			className="cloth"
			aria-label={own("cloth")}
			data-zeros={places.has("straight-00") ? 2 : 1}
			aria-disabled={isFixed || undefined}
			data-fixed={isFixed}
			onKeyDown={onKey}
			onPointerLeave={() => lookAt(undefined)}
		>
			{[...places.values()].map((place) => {
				const { id: spot, pockets } = place;
				const [anchor, amountMinor] = [anchors.get(spot)!, amounts.get(spot)];
				const values = { name: placeName(own, spot), times: timesToOne(place) };
				return (
					<button
						key={spot}
						type="button"
						data-spot={spot}
						data-colour={spot.startsWith("straight-") ? colourOf(pockets[0]!) : undefined}
						data-line={anchor.length === 0 || undefined}
						data-lit={spot === looked || (pockets.length === 1 && lit.has(pockets[0]!)) || undefined}
						data-drawn={(pockets.length === 1 && pockets[0] === drawn) || undefined}
						className="place"
						style={styleOf(anchor)}
						tabIndex={spot === at ? 0 : -1}
						aria-label={
							amountMinor === undefined ? t("place", values) : t("placeWith", { ...values, amount: money(amountMinor) })
						}
						onFocus={() => {
							moveTo(spot);
							lookAt(spot);
						}}
						onBlur={() => lookAt(undefined)}
						onPointerMove={(event) => lookAt(meantByPointer(layout, event, spot, cloth.current!))}
						onClick={(event) => !isFixed && onPlace(meant(event, spot))}
					>
						<Face spot={spot} />
					</button>
				);
			})}
			<Chips anchors={anchors} heaps={heaps} others={others} unitMinor={unitMinor} faceOf={faceOf} />
		</fieldset>
	);
}

type ChipsProps = Pick<Props, "heaps" | "others" | "unitMinor" | "faceOf"> & Pick<ClothLayout, "anchors">;

/** The chips that lie on the cloth, and where those of others do. */
const Chips = ({ others, ...heaps }: ChipsProps) => (
	<>
		{others && <Others anchors={heaps.anchors} others={others} />}
		<Heaps {...heaps} />
	</>
);

function Heaps({
	anchors,
	heaps,
	unitMinor,
	faceOf,
}: Pick<Props, "heaps" | "unitMinor" | "faceOf"> & Pick<ClothLayout, "anchors">) {
	return heaps.map(({ spot, amountMinor, outcome }) => (
		<span
			key={spot}
			className="chip heap"
			data-chip={colourOfHeap(amountMinor / unitMinor)}
			data-outcome={outcome}
			style={styleOf(anchors.get(spot)!)}
			aria-hidden="true"
		>
			<bdi>{faceOf(amountMinor)}</bdi>
		</span>
	));
}

/** Where others have chips: their amounts are in currencies of their own, so they are counted. */
function Others({ anchors, others }: Pick<ClothLayout, "anchors"> & { others: ReadonlyMap<string, number> }) {
	return [...others].map(([spot, count]) => (
		<span key={spot} className="others" style={styleOf(anchors.get(spot)!)} aria-hidden="true">
			{count}
		</span>
	));
}

/** What is written on a field. */
function Face({ spot }: { spot: string }) {
	const t = useRouletteTexts();
	const [kind, number] = spot.split("-");
	if (kind === "straight") return <span>{number}</span>;
	if (kind === "column") return <span>{t("twoToOne")}</span>;
	if (kind === "dozen") return <span>{placeName(t, spot)}</span>;
	if (spot === "red" || spot === "black") return <i className="place-diamond" data-colour={spot} />;
	if (number === undefined) return <span>{t(`cells.${spot as "low"}`)}</span>;
	return null;
}

const isUpright = (cloth: HTMLElement): boolean => cloth.clientHeight > cloth.clientWidth;

/** The place under a press, from where it is on the cloth. */
function pressedAt(
	{ insideAt }: ClothLayout,
	cloth: HTMLElement,
	{ clientX, clientY }: Pick<MouseEvent, "clientX" | "clientY">,
): string {
	const { left, top, width, height } = cloth.getBoundingClientRect();
	const [x, y] = [(clientX - left) / width, (clientY - top) / height];
	return isUpright(cloth) ? insideAt(y * LENGTH, (1 - x) * WIDTH) : insideAt(x * LENGTH, y * WIDTH);
}

const meantByPointer = (layout: ClothLayout, event: MouseEvent, spot: string, cloth: HTMLElement): string =>
	spot.startsWith("straight-") ? pressedAt(layout, cloth, event) : spot;

const LYING: Record<string, Direction> = { ArrowRight: "on", ArrowLeft: "back", ArrowDown: "down", ArrowUp: "up" };
const UPRIGHT: Record<string, Direction> = { ArrowDown: "on", ArrowUp: "back", ArrowLeft: "down", ArrowRight: "up" };
const directionOf = (key: string, upright: boolean): Direction | undefined => (upright ? UPRIGHT : LYING)[key];
