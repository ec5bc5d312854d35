import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "../marks/Icon.tsx";
import { type DrawnPicture, Picture, sourceSet, type UploadedPicture } from "./Picture.tsx";

const SHOWN_MS = 7_000;

export interface HeroSlide {
	key: string;
	title: string;
	text?: string;
	/** The wide picture for a desktop and the tall one for a phone; or one picture of the content system for both. */
	art?: { wide: DrawnPicture; tall: DrawnPicture } | (UploadedPicture & { width: number; height: number }) | undefined;
	actions?: ReactNode;
}

export interface HeroLabels {
	/** The name of the region, "Highlights", and its kind, "slideshow". */
	region: string;
	kind: string;
	play: string;
	pause: string;
	/** The label of a slide: "Slide 2 of 3". */
	slide: (place: number, count: number) => string;
}

const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/**
 * Whether someone has done anything on the page yet. Until then nothing moves, so that the page is complete when it is
 * first seen, and the pictures that are not visible wait.
 */
function useStirred(): boolean {
	const [stirred, setStirred] = useState(false);
	useEffect(() => {
		const end = new AbortController();
		const stir = (): void => {
			end.abort();
			setStirred(true);
		};
		for (const sign of SIGNS) addEventListener(sign, stir, { signal: end.signal, passive: true });
		return () => end.abort();
	}, []);
	return stirred;
}

const SIZES = "(width >= 64rem) 65vw, 100vw";

function HeroArt({ art, first }: { art: NonNullable<HeroSlide["art"]>; first: boolean }) {
	const loading = first ? { fetchPriority: "high" as const } : { loading: "lazy" as const };
	if ("focus" in art) {
		const { width, height } = art;
		return <Picture of={art} alt="" width={width} height={height} sizes={SIZES} className="art" eager={first} />;
	}
	const wide = { media: "(width >= 40rem)", sizes: SIZES };
	return (
		<picture>
			<source type="image/avif" {...wide} srcSet={sourceSet(art.wide, "avif")} />
			<source type="image/webp" {...wide} srcSet={sourceSet(art.wide, "webp")} />
			<source type="image/avif" sizes="100vw" srcSet={sourceSet(art.tall, "avif")} />
			<img className="art" alt="" {...loading} sizes="100vw" srcSet={sourceSet(art.tall, "webp")} />
		</picture>
	);
}

/** Whether the slideshow can be seen now. */
const isInView = (show: HTMLElement | null): boolean =>
	!document.hidden && show !== null && show.getBoundingClientRect().bottom > 0;

function useTurning(count: number, show: RefObject<HTMLElement | null>) {
	const [at, setAt] = useState(0);
	const [playing, setPlaying] = useState(count > 1);
	const [paused, setPaused] = useState(false);
	const stirred = useStirred();
	useEffect(() => {
		if (matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false);
	}, []);
	useEffect(() => {
		if (!stirred || !playing || paused) return;
		const timer = setInterval(() => isInView(show.current) && setAt((place) => (place + 1) % count), SHOWN_MS);
		return () => clearInterval(timer);
	}, [stirred, playing, paused, count]);
	return { at, setAt, playing, setPlaying, setPaused, stirred };
}

/**
 * The slideshow. From the first movement or press on, it advances every seven seconds, unless it is out of view, or the
 * user asked for reduced motion, has paused it, points at it or has the keyboard focus in it. Choosing a slide pauses it.
 */
export function Hero({ slides, labels }: { slides: readonly HeroSlide[]; labels: HeroLabels }) {
	const show = useRef<HTMLElement>(null);
	const { at, setAt, playing, setPlaying, setPaused, stirred } = useTurning(slides.length, show);
	const choose = (place: number) => {
		setPlaying(false);
		setAt(place);
	};
	return (
		<section
			ref={show}
			className="hero"
			data-over-art
			aria-roledescription={labels.kind}
			aria-label={labels.region}
			onPointerEnter={() => setPaused(true)}
			onPointerLeave={() => setPaused(false)}
			onFocus={() => setPaused(true)}
			onBlur={() => setPaused(false)}
		>
			{slides.map((slide, place) => (
				<div key={slide.key} className="slide" inert={place !== at} aria-live={playing ? "off" : "polite"}>
					{slide.art && (place === 0 || stirred) && <HeroArt art={slide.art} first={place === 0} />}
					<div className="words grid gap-3">
						<h2 className="text-4xl">{slide.title}</h2>
						{slide.text && <p className="text-lg">{slide.text}</p>}
						{slide.actions && <div className="mt-2 flex flex-wrap gap-2.5">{slide.actions}</div>}
					</div>
				</div>
			))}
			{slides.length > 1 && (
				<div className="controls">
					<button
						type="button"
						className="hit grid place-items-center rounded-pill"
						aria-label={playing ? labels.pause : labels.play}
						onClick={() => setPlaying(!playing)}
					>
						<Icon name={playing ? "player-pause" : "player-play"} />
					</button>
					{slides.map(({ key }, place) => (
						<button
							key={key}
							type="button"
							className="dot"
							aria-label={labels.slide(place + 1, slides.length)}
							aria-current={place === at ? "true" : undefined}
							onClick={() => choose(place)}
						/>
					))}
				</div>
			)}
		</section>
	);
}
