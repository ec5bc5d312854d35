import { lazyPart } from "@baize/platform-web";
import type { ComponentType } from "react";
import { usePlayTexts } from "../texts.ts";
import type { TitleKind } from "./kinds.ts";
import { type StageLoad, stylesOf } from "./loads/stage-load.ts";
import { stageLoads } from "./loads/stage-loads.ts";
import type { StageProps } from "./stage-props.ts";

/** While its script loads, the stage has its place. */
export function Waiting() {
	const t = usePlayTexts();
	return (
		<>
			<div className="game-shell-stage">
				<p className="text-ink-muted">{t("titles.loading")}</p>
			</div>
			<div className="title-strip" />
			<div className="game-shell-controls title-waiting" />
		</>
	);
}

/** The stage with its style sheets: it is not shown before they have loaded. */
const styledStage = async (load: StageLoad) => {
	const { default: Stage } = await load.part();
	const Styled = (props: StageProps) => (
		<>
			{stylesOf(load, props.game.game.sheet.id).map((href) => (
				<link key={href} rel="stylesheet" href={href} precedence="title" />
			))}
			<Stage {...props} />
		</>
	);
	return { default: Styled };
};

const stageOf = (load: StageLoad) => lazyPart(() => styledStage(load), { waiting: <Waiting /> });

/** The stage of each kind: it shows the round and has the controls that are its own. */
export const stages = Object.fromEntries(
	Object.entries(stageLoads).map(([kind, load]) => [kind, stageOf(load)]),
) as Record<TitleKind, ComponentType<StageProps>>;
