import { baccarat } from "@baize/engines/baccarat";
import { blackjack } from "@baize/engines/blackjack";
import { crashKind } from "@baize/engines/crash";
import { craps, sicBo } from "@baize/engines/dice";
import { choiceKind, keno, overUnder, plinko, scratch, wheel } from "@baize/engines/draw";
import { type Game, instantGame, registryOf, sharedGame, stagedGame } from "@baize/engines/game";
import { hiLo, towers } from "@baize/engines/ladder";
import { limboKind } from "@baize/engines/limbo";
import { minesKind } from "@baize/engines/mines";
import { roulette, rouletteTable } from "@baize/engines/roulette";
import { andarBahar, dragonTiger } from "@baize/engines/sides";
import {
	COPPER_VAULT,
	CORAL_CASCADE,
	cascadeRules,
	cascadeSlot,
	clusterRules,
	clusterSlot,
	GATE_OPEN,
	holdRules,
	holdSlot,
	IRON_GARDEN,
	PAINTED_DUNES,
	SILK_CARAVAN,
	type SlotSheet,
	slotKind,
	stickyRules,
	stickySlot,
	THUNDER_PINES,
	waysRules,
	waysSlot,
} from "@baize/engines/slots";
import { spotKind } from "@baize/engines/spots";
import { threeCard } from "@baize/engines/three-card";
import { videoPoker } from "@baize/engines/video-poker";
import { sheet as barometerDice } from "./barometer-dice/sheet.data.ts";
import { sheet as boardwalkCraps } from "./boardwalk-craps/sheet.data.ts";
import { sheet as canyonDeuces } from "./canyon-deuces/sheet.data.ts";
import { sheet as carnivalJoker } from "./carnival-joker/sheet.data.ts";
import { sheet as cinnabarSicBo } from "./cinnabar-sic-bo/sheet.data.ts";
import { sheet as claretRoulette } from "./claret-roulette/sheet.data.ts";
import { sheet as copperVault } from "./copper-vault/sheet.data.ts";
import { sheet as coralCascade } from "./coral-cascade/sheet.data.ts";
import { sheet as emeraldBlackjack } from "./emerald-blackjack/sheet.data.ts";
import { sheet as fireflyMeadow } from "./firefly-meadow/sheet.data.ts";
import { sheet as fiveSheaves } from "./five-sheaves/sheet.data.ts";
import { sheet as garnetDrop } from "./garnet-drop/sheet.data.ts";
import { sheet as ironGarden } from "./iron-garden/sheet.data.ts";
import { sheet as ironGardenGateOpen } from "./iron-garden-gate-open/sheet.data.ts";
import { sheet as lemonCourtyard } from "./lemon-courtyard/sheet.data.ts";
import { sheet as marigoldAndarBahar } from "./marigold-andar-bahar/sheet.data.ts";
import { sheet as midnightRoulette } from "./midnight-roulette/sheet.data.ts";
import { sheet as neonThreeCard } from "./neon-three-card/sheet.data.ts";
import { sheet as nightComet } from "./night-comet/sheet.data.ts";
import { sheet as nineRoofs } from "./nine-roofs/sheet.data.ts";
import { sheet as nineSixJacks } from "./nine-six-jacks/sheet.data.ts";
import { sheet as paintedDunes } from "./painted-dunes/sheet.data.ts";
import { sheet as paperKite } from "./paper-kite/sheet.data.ts";
import { sheet as piazzaRoulette } from "./piazza-roulette/sheet.data.ts";
import { sheet as porcelainBaccarat } from "./porcelain-baccarat/sheet.data.ts";
import { sheet as primarySpin } from "./primary-spin/sheet.data.ts";
import { sheet as riverboatRoulette } from "./riverboat-roulette/sheet.data.ts";
import { sheet as shadowDragonTiger } from "./shadow-dragon-tiger/sheet.data.ts";
import { sheet as silkCaravan } from "./silk-caravan/sheet.data.ts";
import { sheet as sunHerbarium } from "./sun-herbarium/sheet.data.ts";
import { sheet as thunderPines } from "./thunder-pines/sheet.data.ts";

/** The titles that are no slots with lines, in the order of release. */
export const otherGames: readonly Game[] = [
	stagedGame(minesKind, fireflyMeadow),
	instantGame(limboKind, nightComet),
	instantGame(spotKind(roulette), midnightRoulette),
	instantGame(choiceKind(plinko), garnetDrop),
	stagedGame(videoPoker, nineSixJacks),
	stagedGame(blackjack, emeraldBlackjack),
	instantGame(spotKind(baccarat), porcelainBaccarat),
	instantGame(spotKind(andarBahar), marigoldAndarBahar),
	stagedGame(threeCard, neonThreeCard),
	instantGame(choiceKind(keno), lemonCourtyard),
	instantGame(choiceKind(wheel), primarySpin),
	instantGame(choiceKind(scratch), fiveSheaves),
	stagedGame(towers, nineRoofs),
	stagedGame(hiLo, sunHerbarium),
	instantGame(spotKind(sicBo), cinnabarSicBo),
	instantGame(choiceKind(craps), boardwalkCraps),
	instantGame(slotKind(clusterSlot(CORAL_CASCADE), clusterRules(CORAL_CASCADE)), coralCascade),
	instantGame(slotKind(waysSlot(SILK_CARAVAN), waysRules(SILK_CARAVAN)), silkCaravan),
	sharedGame(crashKind, paperKite),
	instantGame(spotKind(dragonTiger), shadowDragonTiger),
	instantGame(slotKind(holdSlot(COPPER_VAULT), holdRules()), copperVault),
	instantGame(slotKind(cascadeSlot(THUNDER_PINES), cascadeRules(THUNDER_PINES)), thunderPines),
	instantGame(slotKind(stickySlot(IRON_GARDEN), stickyRules(IRON_GARDEN)), ironGarden),
	instantGame(choiceKind(overUnder), barometerDice),
	instantGame(spotKind(roulette), claretRoulette),
	instantGame(spotKind(roulette), riverboatRoulette),
	instantGame(slotKind(stickySlot(GATE_OPEN), stickyRules(GATE_OPEN)), ironGardenGateOpen),
	stagedGame(videoPoker, canyonDeuces),
	stagedGame(videoPoker, carnivalJoker),
	instantGame(slotKind(waysSlot(PAINTED_DUNES), waysRules(PAINTED_DUNES)), paintedDunes),
	sharedGame(rouletteTable, piazzaRoulette),
];

const byId = registryOf(otherGames);

/** A title that is no slot with lines, by its id; undefined when there is no such one. */
export const otherGameOf = byId.find;

const TABLES: readonly string[] = [
	"roulette",
	"rouletteTable",
	"blackjack",
	"baccarat",
	"andarBahar",
	"threeCard",
	"videoPoker",
	"sicBo",
	"craps",
	"dragonTiger",
];

/** Whether a title is played at a table, with cards, dice or a wheel of numbers. */
export const isTable = ({ kind }: Game): boolean => TABLES.includes(kind);

const SLOT_KINDS: readonly string[] = ["cluster", "ways", "hold", "cascade", "sticky"];

/** The sheet of a slot that is not played on lines; undefined for every other title. */
export const slotSheetOf = ({ kind, sheet }: Game): SlotSheet | undefined =>
	SLOT_KINDS.includes(kind) ? (sheet as SlotSheet) : undefined;

const sellers = new Set(
	otherGames.filter((game) => "bought" in (slotSheetOf(game)?.rules ?? {})).map(({ sheet }) => sheet.id),
);

/** Whether a title sells the feature of a slot, its free spins: the law of some places forbids that. */
export const sellsFeature = (gameId: string): boolean => sellers.has(gameId);
