import { andarBahar } from "../andar-bahar/load.ts";
import { baccarat } from "../baccarat/load.ts";
import { blackjack } from "../blackjack/load.ts";
import { cascade } from "../cascade/load.ts";
import { cluster } from "../cluster/load.ts";
import { craps } from "../craps/load.ts";
import { crash } from "../crash/load.ts";
import { dragonTiger } from "../dragon-tiger/load.ts";
import { hiLo } from "../hi-lo/load.ts";
import { hold } from "../hold/load.ts";
import { keno } from "../keno/load.ts";
import type { TitleKind } from "../kinds.ts";
import { limbo } from "../limbo/load.ts";
import { mines } from "../mines/load.ts";
import { overUnder } from "../over-under/load.ts";
import { plinko } from "../plinko/load.ts";
import { videoPoker } from "../poker/load.ts";
import { roulette } from "../roulette/load.ts";
import { rouletteTable } from "../roulette-table/load.ts";
import { scratch } from "../scratch/load.ts";
import { sicBo } from "../sic-bo/load.ts";
import { sticky } from "../sticky/load.ts";
import { threeCard } from "../three-card/load.ts";
import { towers } from "../towers/load.ts";
import { ways } from "../ways/load.ts";
import { wheel } from "../wheel/load.ts";
import type { StageLoad } from "./stage-load.ts";

/** Of each kind of title. */
export const stageLoads: Record<TitleKind, StageLoad> = {
	mines,
	limbo,
	roulette,
	plinko,
	videoPoker,
	keno,
	wheel,
	overUnder,
	scratch,
	towers,
	hiLo,
	blackjack,
	baccarat,
	andarBahar,
	dragonTiger,
	threeCard,
	sicBo,
	craps,
	cluster,
	ways,
	hold,
	cascade,
	sticky,
	crash,
	rouletteTable,
};
