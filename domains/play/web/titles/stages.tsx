import { lazyPart } from "@baize/platform-web";
import type { ComponentType, ReactNode } from "react";
import { usePlayTexts } from "../texts.ts";
import type { TitleKind } from "./kinds.ts";
import type { StageProps } from "./stage-props.ts";

/**
 * The stage of each kind: it shows the round and has the controls that are its own. It names its style sheet, and is not
 * shown before that has loaded.
 */
const LOADS = {
	mines: () => import("./mines/MinesStage.tsx"),
	limbo: () => import("./limbo/LimboStage.tsx"),
	roulette: () => import("./roulette/RouletteStage.tsx"),
	plinko: () => import("./plinko/PlinkoStage.tsx"),
	videoPoker: () => import("./poker/PokerStage.tsx"),
	keno: () => import("./keno/KenoStage.tsx"),
	wheel: () => import("./wheel/WheelStage.tsx"),
	overUnder: () => import("./over-under/OverUnderStage.tsx"),
	scratch: () => import("./scratch/ScratchStage.tsx"),
	towers: () => import("./towers/TowersStage.tsx"),
	hiLo: () => import("./hi-lo/HiLoStage.tsx"),
	blackjack: () => import("./blackjack/BlackjackStage.tsx"),
	baccarat: () => import("./baccarat/BaccaratStage.tsx"),
	andarBahar: () => import("./andar-bahar/AndarBaharStage.tsx"),
	dragonTiger: () => import("./dragon-tiger/DragonTigerStage.tsx"),
	threeCard: () => import("./three-card/ThreeCardStage.tsx"),
	sicBo: () => import("./sic-bo/SicBoStage.tsx"),
	craps: () => import("./craps/CrapsStage.tsx"),
	cluster: () => import("./cluster/ClusterStage.tsx"),
	ways: () => import("./ways/WaysStage.tsx"),
	hold: () => import("./hold/HoldStage.tsx"),
	cascade: () => import("./cascade/CascadeStage.tsx"),
	sticky: () => import("./sticky/StickyStage.tsx"),
	crash: () => import("./crash/CrashStage.tsx"),
	rouletteTable: () => import("./roulette-table/RouletteTableStage.tsx"),
};

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

const partOf = (load: () => Promise<{ default: (props: StageProps) => ReactNode }>): ComponentType<StageProps> =>
	lazyPart(load, { waiting: <Waiting /> });

export const stages: Record<TitleKind, ComponentType<StageProps>> = {
	mines: partOf(LOADS.mines),
	limbo: partOf(LOADS.limbo),
	roulette: partOf(LOADS.roulette),
	plinko: partOf(LOADS.plinko),
	videoPoker: partOf(LOADS.videoPoker),
	keno: partOf(LOADS.keno),
	wheel: partOf(LOADS.wheel),
	overUnder: partOf(LOADS.overUnder),
	scratch: partOf(LOADS.scratch),
	towers: partOf(LOADS.towers),
	hiLo: partOf(LOADS.hiLo),
	blackjack: partOf(LOADS.blackjack),
	baccarat: partOf(LOADS.baccarat),
	andarBahar: partOf(LOADS.andarBahar),
	dragonTiger: partOf(LOADS.dragonTiger),
	threeCard: partOf(LOADS.threeCard),
	sicBo: partOf(LOADS.sicBo),
	craps: partOf(LOADS.craps),
	cluster: partOf(LOADS.cluster),
	ways: partOf(LOADS.ways),
	hold: partOf(LOADS.hold),
	cascade: partOf(LOADS.cascade),
	sticky: partOf(LOADS.sticky),
	crash: partOf(LOADS.crash),
	rouletteTable: partOf(LOADS.rouletteTable),
};

/** Asks for the script of a stage before what surrounds it has loaded. A failure shows where the stage is rendered. */
export const askForStage = (kind: string): void => void LOADS[kind as TitleKind]?.().catch(() => {});
