import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { findText } from "../i18n/texts.ts";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";
import { toasts } from "./toast-store.ts";

type Part<Props> = (props: Props) => ReactNode;
type Load<Props> = () => Promise<{ default: Part<Props> }>;
type Closing = { onClose(): void };
type Asking = { again(): void };
type Ways<Props> = {
	/** Stands in its place while it comes. */
	waiting?: ReactNode;
	/** The part itself, where the server draws it: a page that is drawn in one go waits for nothing. */
	onServer?: Part<Props> | undefined;
};

// It stands with the texts of the frame, which every page has.
const told = (name: "notLoaded" | "tryAgain"): string =>
	findText(document.documentElement.lang as "en", `frame.errors.${name}`) ?? "";

/** A script that fails once is asked for once more: networks stumble. */
const twice = <Module,>(load: () => Promise<Module>): Promise<Module> => load().catch(load);

/**
 * A part of a page with a script of its own, which comes when the part is wanted. Where it does not come, `Missing` stands in
 * its place, and all the rest goes on.
 */
function partOf<Props extends object>(
	load: Load<Props>,
	Missing: Part<Props & Asking>,
	{ waiting, onServer }: Ways<Props> = {},
): Part<Props> {
	const ask = (): Part<Props & Asking> =>
		onServer ?? lazy(() => twice<{ default: Part<Props & Asking> }>(load).catch(() => ({ default: Missing })));
	let latest = ask();
	return (props) => {
		const [Present, present] = useState(() => latest);
		const again = () => {
			latest = ask();
			present(() => latest);
		};
		return (
			<Suspense fallback={waiting}>
				<Present {...props} again={again} />
			</Suspense>
		);
	};
}

/** A part that is missing says so in its own place, with a way to ask for it again. */
export const lazyPart = <Props extends object>(load: Load<Props>, ways?: Ways<Props>) =>
	partOf<Props>(load, MissingPart, ways);

/** A dialog that does not come is closed again, so that whatever opens it can be pressed once more. */
export const lazyDialog = <Props extends Closing>(load: Load<Props>) => partOf<Props>(load, MissingDialog);

function MissingPart({ again }: Asking) {
	return (
		<Notice live tone="warning" actions={<AskAgain again={again} />}>
			{told("notLoaded")}
		</Notice>
	);
}

const AskAgain = ({ again }: Asking) => (
	<Button size="s" look="secondary" onClick={again}>
		{told("tryAgain")}
	</Button>
);

function MissingDialog({ again, onClose }: Asking & Closing): null {
	useEffect(() => {
		toasts.raise(told("notLoaded"), { tone: "warning" });
		again();
		onClose();
	}, []);
	return null;
}

/** For what the server has drawn already: where its script does not come it stays as it is, and a message leads on. */
export const orAsDrawn = <Module,>(load: () => Promise<Module>): Promise<Module> =>
	twice(load).catch(() => {
		toasts.raise(told("notLoaded"), { tone: "warning", action: <AskAgain again={() => location.reload()} /> });
		return new Promise<Module>(() => {});
	});
