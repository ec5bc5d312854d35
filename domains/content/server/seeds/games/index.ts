import { amberFox } from "./amber-fox.ts";
import { emberCourt } from "./ember-court.ts";
import { football } from "./football.ts";
import { harbourLights } from "./harbour-lights.ts";
import { lanternRoad } from "./lantern-road.ts";
import { nightOrchard } from "./night-orchard.ts";
import { tidalBook } from "./tidal-book.ts";
import { virtualHorseRacing } from "./virtual-horse-racing.ts";

export const games = [
	tidalBook,
	emberCourt,
	nightOrchard,
	amberFox,
	lanternRoad,
	harbourLights,
	virtualHorseRacing,
	football,
].flat();
