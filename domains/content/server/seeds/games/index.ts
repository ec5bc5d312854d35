import { fortuneWheel } from "../fortune-wheel.ts";
import { amberFox } from "./amber-fox.ts";
import { barometerDice } from "./barometer-dice.ts";
import { boardwalkCraps } from "./boardwalk-craps.ts";
import { cinnabarSicBo } from "./cinnabar-sic-bo.ts";
import { emberCourt } from "./ember-court.ts";
import { emeraldBlackjack } from "./emerald-blackjack.ts";
import { fireflyMeadow } from "./firefly-meadow.ts";
import { fiveSheaves } from "./five-sheaves.ts";
import { football } from "./football.ts";
import { garnetDrop } from "./garnet-drop.ts";
import { harbourLights } from "./harbour-lights.ts";
import { horseRacing } from "./horse-racing.ts";
import { lanternRoad } from "./lantern-road.ts";
import { lemonCourtyard } from "./lemon-courtyard.ts";
import { marigoldAndarBahar } from "./marigold-andar-bahar.ts";
import { neonThreeCard } from "./neon-three-card.ts";
import { nightComet } from "./night-comet.ts";
import { nightOrchard } from "./night-orchard.ts";
import { nineRoofs } from "./nine-roofs.ts";
import { paperKite } from "./paper-kite.ts";
import { porcelainBaccarat } from "./porcelain-baccarat.ts";
import { primarySpin } from "./primary-spin.ts";
import { claretRoulette } from "./roulettes/claret-roulette.ts";
import { midnightRoulette } from "./roulettes/midnight-roulette.ts";
import { piazzaRoulette } from "./roulettes/piazza-roulette.ts";
import { riverboatRoulette } from "./roulettes/riverboat-roulette.ts";
import { shadowDragonTiger } from "./shadow-dragon-tiger.ts";
import { copperVault } from "./slots/copper-vault.ts";
import { coralCascade } from "./slots/coral-cascade.ts";
import { ironGarden } from "./slots/iron-garden.ts";
import { ironGardenGateOpen } from "./slots/iron-garden-gate-open.ts";
import { paintedDunes } from "./slots/painted-dunes.ts";
import { silkCaravan } from "./slots/silk-caravan.ts";
import { thunderPines } from "./slots/thunder-pines.ts";
import { sunHerbarium } from "./sun-herbarium.ts";
import { tidalBook } from "./tidal-book.ts";
import { canyonDeuces } from "./video-poker/canyon-deuces.ts";
import { carnivalJoker } from "./video-poker/carnival-joker.ts";
import { nineSixJacks } from "./video-poker/nine-six-jacks.ts";

export const games = [
	tidalBook,
	emberCourt,
	nightOrchard,
	amberFox,
	lanternRoad,
	harbourLights,
	fireflyMeadow,
	nightComet,
	midnightRoulette,
	garnetDrop,
	nineSixJacks,
	emeraldBlackjack,
	porcelainBaccarat,
	marigoldAndarBahar,
	neonThreeCard,
	lemonCourtyard,
	primarySpin,
	fiveSheaves,
	nineRoofs,
	sunHerbarium,
	cinnabarSicBo,
	boardwalkCraps,
	coralCascade,
	silkCaravan,
	copperVault,
	thunderPines,
	paintedDunes,
	ironGarden,
	ironGardenGateOpen,
	paperKite,
	shadowDragonTiger,
	barometerDice,
	claretRoulette,
	riverboatRoulette,
	canyonDeuces,
	carnivalJoker,
	piazzaRoulette,
	fortuneWheel,
	horseRacing,
	football,
].flat();
