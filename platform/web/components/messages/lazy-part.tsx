import { localeOfTag } from "@baize/kernel/locale";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { findText } from "../../i18n/texts.ts";
import { Button } from "../actions/Button.tsx";
import { Notice } from "./Notice.tsx";
import { toasts } from "./toast-store.ts";

type Part<Props> = (props: Props) => ReactNode;
type Load<Props> = () => Promise<{ default: Part<Props> }>;
type Closing = { onClose(): void };
type Retrying = { again(): void };
type Ways<Props> = {
	/** Shown in its place while it loads. */
	waiting?: ReactNode;
	/** The part itself, where the server renders it: a page that is rendered in one go waits for nothing. */
	onServer?: Part<Props> | undefined;
};

// It uses the texts of the frame, which every page has.
const frameText = (name: "notLoaded" | "tryAgain"): string =>
	findText(localeOfTag(document.documentElement.lang), `frame.errors.${name}`) ?? "";

/** A script that fails once is requested once more: networks have short failures. */
const twice = <Module,>(load: () => Promise<Module>): Promise<Module> => load().catch(load);

/**
 * A part of a page with its own script, which loads when the part is needed. If it does not load, `Missing` takes its
 * place, and the rest works.
 */
function partOf<Props extends object>(
	load: Load<Props>,
	Missing: Part<Props & Retrying>,
	{ waiting, onServer }: Ways<Props> = {},
): Part<Props> {
	const request = (): Part<Props & Retrying> =>
		onServer ?? lazy(() => twice<{ default: Part<Props & Retrying> }>(load).catch(() => ({ default: Missing })));
	let latest = request();
	return (props) => {
		const [Present, present] = useState(() => latest);
		const again = () => {
			latest = request();
			present(() => latest);
		};
		return (
			<Suspense fallback={waiting}>
				<Present {...props} again={again} />
			</Suspense>
		);
	};
}

/** A missing part says so in its own place, with a retry. */
export const lazyPart = <Props extends object>(load: Load<Props>, ways?: Ways<Props>) =>
	partOf<Props>(load, MissingPart, ways);

/** A dialog that does not load is closed again, so that its button can be pressed once more. */
export const lazyDialog = <Props extends Closing>(load: Load<Props>) => partOf<Props>(load, MissingDialog);

function MissingPart({ again }: Retrying) {
	return (
		<Notice live tone="warning" actions={<RetryButton again={again} />}>
			{frameText("notLoaded")}
		</Notice>
	);
}

const RetryButton = ({ again }: Retrying) => (
	<Button size="s" look="secondary" onClick={again}>
		{frameText("tryAgain")}
	</Button>
);

function MissingDialog({ again, onClose }: Retrying & Closing): null {
	useEffect(() => {
		toasts.raise(frameText("notLoaded"), { tone: "warning" });
		again();
		onClose();
	}, []);
	return null;
}

/** For what the server has already rendered: if its script does not load it stays as it is, with a message. */
export const orAsDrawn = <Module,>(load: () => Promise<Module>): Promise<Module> =>
	twice(load).catch(() => {
		toasts.raise(frameText("notLoaded"), { tone: "warning", action: <RetryButton again={() => location.reload()} /> });
		return new Promise<Module>(() => {});
	});
