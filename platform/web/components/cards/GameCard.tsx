import type { ReactNode } from "react";
import { Icon } from "../marks/Icon.tsx";
import { Picture, type PictureProps } from "./Picture.tsx";

export interface GameCardProps {
	href: string;
	title: string;
	/** The line under the title: the kind and the return to player, "Slot · 96.10 %". */
	detail?: string;
	image: PictureProps["of"];
	/** The alternative text of the picture, where the content system has one; otherwise the title is enough. */
	imageAlt?: string;
	/** "New", "Classic". */
	badge?: string;
	/** The free-spin mark: "5 spins". It replaces the badge. */
	freeSpins?: string;
	/** The live jackpot amount, already formatted. */
	jackpot?: string;
	/** A mark that changes by itself, and so draws itself: the ticking jackpot. */
	mark?: ReactNode;
	eager?: boolean;
}

const sizes = "(width >= 64rem) 15rem, (width >= 40rem) 24vw, 38vw";

/** A game card: one link, the picture, its badges, its name and its facts. spec CAT-06 */
export function GameCard({
	href,
	title,
	detail,
	image,
	imageAlt = "",
	badge,
	freeSpins,
	jackpot,
	mark,
	eager,
}: GameCardProps) {
	return (
		<a className="game-card" href={href}>
			<span className="art">
				<Picture of={image} alt={imageAlt} width={300} height={400} sizes={sizes} {...(eager && { eager })} />
				{freeSpins ? (
					<span className="tag" data-spins>
						<Icon name="sparkles" /> {freeSpins}
					</span>
				) : (
					badge && <span className="tag">{badge}</span>
				)}
				{jackpot && (
					<span className="jackpot">
						<Icon name="crown" /> {jackpot}
					</span>
				)}
				{mark}
			</span>
			<span className="title">{title}</span>
			{detail && <span className="detail">{detail}</span>}
		</a>
	);
}
