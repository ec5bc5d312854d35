import { type PointerEvent, useEffect, useRef } from "react";
import type { TitleRound } from "../title-round.ts";
import { FIELDS, fieldsOf } from "./fields.ts";
import { type Foil, foilOn } from "./foil.ts";
import { Plant, Sheaf } from "./Sheaf.tsx";
import { useScratchTexts } from "./texts.ts";
import { drawnOf } from "./use-ticket.ts";

/** A press that moves farther rubs, and does not uncover the whole field at its end. */
const RUB_PX = 8;
/** The detail of a click that no pointer has made. */
const BY_KEY = 0;
const PLACES = Array.from({ length: FIELDS }, (_, at) => at);

type Props = {
	ticket: TitleRound | undefined;
	uncovered: readonly number[];
	isLive: boolean;
	onUncover(field: number): void;
};

/** Five fields under foil: rubbed off by pointer or finger, or uncovered by a press. */
export function Fields({ ticket, uncovered, isLive, onUncover }: Props) {
	const t = useScratchTexts();
	const { rub, endRub, wasRubbed, foils } = useRubbing(isLive, onUncover);
	const ticketNumber = ticket && drawnOf(ticket).drawn;
	const fields = ticketNumber === undefined ? undefined : fieldsOf(ticketNumber);
	return (
		<fieldset
			className="scratch-fields"
			data-live={isLive}
			aria-label={t("ticket")}
			onPointerDown={rub}
			onPointerMove={rub}
			onPointerUp={endRub}
			onPointerLeave={endRub}
		>
			{PLACES.map((at) => {
				const isUncovered = uncovered.includes(at);
				const field = fields?.[at];
				const isPrize = field !== undefined && "times" in field;
				return (
					<button
						key={at}
						type="button"
						className="scratch-field"
						data-uncovered={isUncovered}
						data-prize={(isUncovered && isPrize) || undefined}
						aria-disabled={!isLive || isUncovered || undefined}
						aria-label={
							isUncovered && field
								? isPrize
									? t("fields.prize", { field: at + 1, times: field.times })
									: t("fields.empty", { field: at + 1 })
								: t("fields.covered", { field: at + 1 })
						}
						onClick={({ detail }) => isLive && (detail === BY_KEY || !wasRubbed()) && onUncover(at)}
					>
						{field && (isPrize ? <Sheaf /> : <Plant plant={field.plant} />)}
						{isPrize && <bdi className="scratch-times">{t("stamp", { times: field.times })}</bdi>}
						<Cover
							key={ticketNumber}
							onReady={(foil) => {
								foils.current[at] = foil;
							}}
						/>
					</button>
				);
			})}
		</fieldset>
	);
}

/** The foil of one field of one ticket. */
function Cover({ onReady }: { onReady(foil: Foil | undefined): void }) {
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => onReady(canvas.current ? foilOn(canvas.current) : undefined), []);
	return <canvas ref={canvas} className="scratch-foil" />;
}

function useRubbing(isLive: boolean, onUncover: (field: number) => void) {
	const foils = useRef<(Foil | undefined)[]>([]);
	const from = useRef<{ x: number; y: number }>(undefined);
	const hasMoved = useRef(false);
	return {
		foils,
		/** Whether the press that has just ended rubbed. */
		wasRubbed: (): boolean => hasMoved.current,
		rub({ type, buttons, clientX, clientY }: PointerEvent): void {
			if (!isLive || buttons === 0) return;
			if (type === "pointerdown") {
				from.current = { x: clientX, y: clientY };
				hasMoved.current = false;
				return;
			}
			const start = from.current;
			if (!start) return;
			if (!hasMoved.current && Math.hypot(clientX - start.x, clientY - start.y) < RUB_PX) return;
			hasMoved.current = true;
			foils.current.forEach((foil, at) => {
				if (foil?.rub(clientX, clientY)) onUncover(at);
			});
		},
		endRub(): void {
			from.current = undefined;
			for (const foil of foils.current) foil?.lift();
		},
	};
}
