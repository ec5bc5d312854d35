// The content security policy of our pages forbids code made from text; this replaces the parts of PixiJS that would
// make some.
import "pixi.js/unsafe-eval";
import { Container, Texture, Ticker, WebGLRenderer } from "pixi.js";
import { type Motion, openMotion } from "./motion.ts";

export { Container, Sprite, Texture } from "pixi.js";

/** A drawing surface that fills its host, and its animations. */
export type Canvas = {
	root: Container;
	motion: Motion;
	/** In CSS pixels. */
	size(): { width: number; height: number };
	onResize(listener: () => void): void;
	close(): void;
};

/** More than two device pixels per CSS pixel cost power and show nothing. */
const MAX_RESOLUTION = 2;

/** Rejects where the browser has no WebGL. */
export async function openCanvas(host: HTMLElement): Promise<Canvas> {
	// PixiJS's own ticker would run for ever to collect textures; ours are few and are destroyed with the stage.
	Ticker.system.autoStart = false;
	Ticker.system.stop();
	const element = document.createElement("canvas");
	element.setAttribute("aria-hidden", "true");
	element.style.cssText = "position:absolute;inset:0;width:100%;height:100%;display:block";
	const renderer = new WebGLRenderer<HTMLCanvasElement>();
	await renderer.init({
		canvas: element,
		...measure(host),
		resolution: resolution(),
		backgroundAlpha: 0,
		antialias: true,
		powerPreference: "low-power",
		skipExtensionImports: true,
	});
	host.append(element);
	const root = new Container();
	const motion = openMotion(() => renderer.render(root));
	const listeners: (() => void)[] = [];

	function fit(): void {
		const { width, height } = measure(host);
		renderer.resize(width, height, resolution());
		for (const listener of listeners) listener();
		// At once, because resizing has emptied the canvas.
		renderer.render(root);
	}
	const observer = new ResizeObserver(fit);
	observer.observe(host);
	// A phone may take the graphics context away and give it back at any time; the stage is then drawn again.
	const onLost = (event: Event): void => event.preventDefault();
	const onRestored = (): void => motion.redraw();
	element.addEventListener("webglcontextlost", onLost);
	element.addEventListener("webglcontextrestored", onRestored);

	return {
		root,
		motion,
		size: () => measure(host),
		onResize: (listener) => void listeners.push(listener),
		close() {
			motion.close();
			observer.disconnect();
			element.removeEventListener("webglcontextlost", onLost);
			element.removeEventListener("webglcontextrestored", onRestored);
			root.destroy({ children: true, texture: true, textureSource: true });
			renderer.destroy({ removeView: true });
		},
	};
}

const measure = (host: HTMLElement): { width: number; height: number } => ({
	width: Math.max(1, host.clientWidth),
	height: Math.max(1, host.clientHeight),
});

const resolution = (): number => Math.min(MAX_RESOLUTION, window.devicePixelRatio || 1);

/** A texture that is painted by code, and painted again when `repaint` is called (once a picture has loaded). */
export function paintedTexture(
	side: { width: number; height: number },
	paint: (context: CanvasRenderingContext2D) => void,
): { texture: Texture; repaint(): void } {
	const surface = document.createElement("canvas");
	surface.width = side.width;
	surface.height = side.height;
	const context = surface.getContext("2d");
	const repaint = (): void => {
		if (!context) return;
		context.clearRect(0, 0, side.width, side.height);
		paint(context);
	};
	repaint();
	const texture = Texture.from(surface);
	return {
		texture,
		repaint() {
			repaint();
			texture.source.update();
		},
	};
}

/** The picture at an address, or null when it does not load. */
export function loadPicture(url: string): Promise<HTMLImageElement | null> {
	return new Promise((resolve) => {
		const picture = new Image();
		picture.decoding = "async";
		picture.onload = () => resolve(picture);
		picture.onerror = () => resolve(null);
		picture.src = url;
	});
}
