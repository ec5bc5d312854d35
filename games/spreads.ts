import type { Spread } from "@baize/engines/returns";
import { spread as amberFox } from "./amber-fox/spread.data.ts";
import { spread as copperVault } from "./copper-vault/spread.data.ts";
import { spread as coralCascade } from "./coral-cascade/spread.data.ts";
import { spread as emberCourt } from "./ember-court/spread.data.ts";
import { spread as emeraldBlackjack } from "./emerald-blackjack/spread.data.ts";
import { spread as harbourLights } from "./harbour-lights/spread.data.ts";
import { spread as ironGarden } from "./iron-garden/spread.data.ts";
import { spread as ironGardenGateOpen } from "./iron-garden-gate-open/spread.data.ts";
import { spread as lanternRoad } from "./lantern-road/spread.data.ts";
import { spread as nightOrchard } from "./night-orchard/spread.data.ts";
import { spread as paintedDunes } from "./painted-dunes/spread.data.ts";
import { spread as silkCaravan } from "./silk-caravan/spread.data.ts";
import { spread as thunderPines } from "./thunder-pines/spread.data.ts";
import { spread as tidalBook } from "./tidal-book/spread.data.ts";

/** Of the titles whose results are too many to be listed. `npm run simulate -- <title> --spread --write` makes them. */
export const SPREADS: Readonly<Record<string, Spread>> = {
	"tidal-book": tidalBook,
	"ember-court": emberCourt,
	"night-orchard": nightOrchard,
	"amber-fox": amberFox,
	"lantern-road": lanternRoad,
	"harbour-lights": harbourLights,
	"silk-caravan": silkCaravan,
	"painted-dunes": paintedDunes,
	"coral-cascade": coralCascade,
	"copper-vault": copperVault,
	"thunder-pines": thunderPines,
	"iron-garden": ironGarden,
	"iron-garden-gate-open": ironGardenGateOpen,
	"emerald-blackjack": emeraldBlackjack,
};

export const spreadOf = (gameId: string): Spread | undefined => SPREADS[gameId];
