import { pocketText } from "./layout.ts";
import { colourOf } from "./words.ts";

/** The number that was drawn, large; with what it has paid, where that is shown. */
export const Plaque = ({ pocket, won }: { pocket: number; won: string | undefined }) => (
	<p className="roulette-plaque" data-colour={colourOf(pocket)} aria-hidden="true">
		<b>{pocketText(pocket)}</b>
		{won !== undefined && <bdi>{won}</bdi>}
	</p>
);

/** The last numbers, the newest first. */
export const Numbers = ({ pockets, label }: { pockets: readonly number[]; label: string }) => (
	<ul className="roulette-numbers" aria-label={label}>
		{pockets.map((pocket, at) => (
			<li key={pockets.length - at} data-colour={colourOf(pocket)}>
				{pocketText(pocket)}
			</li>
		))}
	</ul>
);
