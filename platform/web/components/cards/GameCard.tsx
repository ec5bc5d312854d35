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
	/** Its picture is as high as those beside it: give it two places of its row from 52rem on. */
	isLarge?: boolean;
	/** Its picture does not grow under the pointer. */
	isStill?: boolean;
}

const sizes = "(width >= 64rem) 15rem, (width >= 40rem) 24vw, 38vw";
const largeSizes = "(width >= 64rem) 31rem, (width >= 40rem) 49vw, 38vw";
const STILL = { scale: "none" };
/**
 * As high as three by four of one place: of two places and the gap between them, or on narrow screens of its only one. It
 * stands in the page itself, because the lobby's sheet has no space for the few cards that are large.
 */
export const LARGE_ART = {
	aspectRatio: "auto",
	paddingBottom: "max((100% - 0.875rem) * 2 / 3, min(400% / 3, (52rem - 100vw) * 9999))",
};

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
	isLarge,
	isStill,
}: GameCardProps) {
	return (
		<a className="game-card" href={href}>
			<span className="art" style={isLarge ? LARGE_ART : undefined}>
				<Picture
					of={image}
					alt={imageAlt}
					width={300}
					height={400}
					sizes={isLarge ? largeSizes : sizes}
					{...(eager && { eager })}
					{...(isLarge && { className: "absolute inset-0" })}
					{...(isStill && { style: STILL })}
				/>
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
