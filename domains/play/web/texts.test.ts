import { sheets } from "@baize/games/sheets";
import { describe, expect, it } from "vitest";
import autoplayAr from "./autoplay/texts/ar.ts";
import autoplayEn from "./autoplay/texts/en.ts";
import autoplayEs from "./autoplay/texts/es.ts";
import protocolAr from "./fairness/texts/ar.ts";
import protocolEn from "./fairness/texts/en.ts";
import protocolEs from "./fairness/texts/es.ts";
import outlookAr from "./outlook/texts/ar.ts";
import outlookEn from "./outlook/texts/en.ts";
import outlookEs from "./outlook/texts/es.ts";
import soundAr from "./sound/texts/ar.ts";
import soundEn from "./sound/texts/en.ts";
import soundEs from "./sound/texts/es.ts";
import ar from "./texts/ar.ts";
import en from "./texts/en.ts";
import es from "./texts/es.ts";
import andarBaharAr from "./titles/andar-bahar/texts/ar.ts";
import andarBaharEn from "./titles/andar-bahar/texts/en.ts";
import andarBaharEs from "./titles/andar-bahar/texts/es.ts";
import baccaratAr from "./titles/baccarat/texts/ar.ts";
import baccaratEn from "./titles/baccarat/texts/en.ts";
import baccaratEs from "./titles/baccarat/texts/es.ts";
import blackjackAr from "./titles/blackjack/texts/ar.ts";
import blackjackEn from "./titles/blackjack/texts/en.ts";
import blackjackEs from "./titles/blackjack/texts/es.ts";
import crapsAr from "./titles/craps/texts/ar.ts";
import crapsEn from "./titles/craps/texts/en.ts";
import crapsEs from "./titles/craps/texts/es.ts";
import dragonTigerAr from "./titles/dragon-tiger/texts/ar.ts";
import dragonTigerEn from "./titles/dragon-tiger/texts/en.ts";
import dragonTigerEs from "./titles/dragon-tiger/texts/es.ts";
import hiLoAr from "./titles/hi-lo/texts/ar.ts";
import hiLoEn from "./titles/hi-lo/texts/en.ts";
import hiLoEs from "./titles/hi-lo/texts/es.ts";
import kenoAr from "./titles/keno/texts/ar.ts";
import kenoEn from "./titles/keno/texts/en.ts";
import kenoEs from "./titles/keno/texts/es.ts";
import limboAr from "./titles/limbo/texts/ar.ts";
import limboEn from "./titles/limbo/texts/en.ts";
import limboEs from "./titles/limbo/texts/es.ts";
import minesAr from "./titles/mines/texts/ar.ts";
import minesEn from "./titles/mines/texts/en.ts";
import minesEs from "./titles/mines/texts/es.ts";
import overUnderAr from "./titles/over-under/texts/ar.ts";
import overUnderEn from "./titles/over-under/texts/en.ts";
import overUnderEs from "./titles/over-under/texts/es.ts";
import plinkoAr from "./titles/plinko/texts/ar.ts";
import plinkoEn from "./titles/plinko/texts/en.ts";
import plinkoEs from "./titles/plinko/texts/es.ts";
import pokerAr from "./titles/poker/texts/ar.ts";
import pokerEn from "./titles/poker/texts/en.ts";
import pokerEs from "./titles/poker/texts/es.ts";
import rouletteAr from "./titles/roulette/texts/ar.ts";
import rouletteEn from "./titles/roulette/texts/en.ts";
import rouletteEs from "./titles/roulette/texts/es.ts";
import rouletteTableAr from "./titles/roulette-table/texts/ar.ts";
import rouletteTableEn from "./titles/roulette-table/texts/en.ts";
import rouletteTableEs from "./titles/roulette-table/texts/es.ts";
import scratchAr from "./titles/scratch/texts/ar.ts";
import scratchEn from "./titles/scratch/texts/en.ts";
import scratchEs from "./titles/scratch/texts/es.ts";
import sharedTableAr from "./titles/shared-table/texts/ar.ts";
import sharedTableEn from "./titles/shared-table/texts/en.ts";
import sharedTableEs from "./titles/shared-table/texts/es.ts";
import sicBoAr from "./titles/sic-bo/texts/ar.ts";
import sicBoEn from "./titles/sic-bo/texts/en.ts";
import sicBoEs from "./titles/sic-bo/texts/es.ts";
import tableAr from "./titles/table/texts/ar.ts";
import tableEn from "./titles/table/texts/en.ts";
import tableEs from "./titles/table/texts/es.ts";
import threeCardAr from "./titles/three-card/texts/ar.ts";
import threeCardEn from "./titles/three-card/texts/en.ts";
import threeCardEs from "./titles/three-card/texts/es.ts";
import towersAr from "./titles/towers/texts/ar.ts";
import towersEn from "./titles/towers/texts/en.ts";
import towersEs from "./titles/towers/texts/es.ts";
import wheelAr from "./titles/wheel/texts/ar.ts";
import wheelEn from "./titles/wheel/texts/en.ts";
import wheelEs from "./titles/wheel/texts/es.ts";
import verifyAr from "./verify/texts/ar.ts";
import verifyEn from "./verify/texts/en.ts";
import verifyEs from "./verify/texts/es.ts";

const keysOf = (texts: object, at = ""): string[] =>
	Object.entries(texts).flatMap(([key, text]) =>
		typeof text === "string" ? [`${at}${key}`] : keysOf(text as object, `${at}${key}.`),
	);

describe("[I18N-01] the texts of the games", () => {
	it.each([
		["in Spanish", es, en],
		["in Arabic", ar, en],
		["of the verifier in Spanish", verifyEs, verifyEn],
		["of the verifier in Arabic", verifyAr, verifyEn],
		["of autoplay in Spanish", autoplayEs, autoplayEn],
		["of autoplay in Arabic", autoplayAr, autoplayEn],
		["of what playing does in Spanish", outlookEs, outlookEn],
		["of what playing does in Arabic", outlookAr, outlookEn],
		["of sound in Spanish", soundEs, soundEn],
		["of sound in Arabic", soundAr, soundEn],
		["of the protocol in Spanish", protocolEs, protocolEn],
		["of the protocol in Arabic", protocolAr, protocolEn],
		["of mines in Spanish", minesEs, minesEn],
		["of mines in Arabic", minesAr, minesEn],
		["of blackjack in Spanish", blackjackEs, blackjackEn],
		["of blackjack in Arabic", blackjackAr, blackjackEn],
		["of keno in Spanish", kenoEs, kenoEn],
		["of keno in Arabic", kenoAr, kenoEn],
		["of the wheel in Spanish", wheelEs, wheelEn],
		["of the wheel in Arabic", wheelAr, wheelEn],
		["of over and under in Spanish", overUnderEs, overUnderEn],
		["of over and under in Arabic", overUnderAr, overUnderEn],
		["of the ticket in Spanish", scratchEs, scratchEn],
		["of the ticket in Arabic", scratchAr, scratchEn],
		["of the pagoda in Spanish", towersEs, towersEn],
		["of the pagoda in Arabic", towersAr, towersEn],
		["of hi-lo in Spanish", hiLoEs, hiLoEn],
		["of hi-lo in Arabic", hiLoAr, hiLoEn],
		["of limbo in Spanish", limboEs, limboEn],
		["of limbo in Arabic", limboAr, limboEn],
		["of plinko in Spanish", plinkoEs, plinkoEn],
		["of plinko in Arabic", plinkoAr, plinkoEn],
		["of video poker in Spanish", pokerEs, pokerEn],
		["of video poker in Arabic", pokerAr, pokerEn],
		["of roulette in Spanish", rouletteEs, rouletteEn],
		["of roulette in Arabic", rouletteAr, rouletteEn],
		["of the roulette table in Spanish", rouletteTableEs, rouletteTableEn],
		["of the roulette table in Arabic", rouletteTableAr, rouletteTableEn],
		["of shared tables in Spanish", sharedTableEs, sharedTableEn],
		["of shared tables in Arabic", sharedTableAr, sharedTableEn],
		["of baccarat in Spanish", baccaratEs, baccaratEn],
		["of baccarat in Arabic", baccaratAr, baccaratEn],
		["of andar bahar in Spanish", andarBaharEs, andarBaharEn],
		["of andar bahar in Arabic", andarBaharAr, andarBaharEn],
		["of dragon tiger in Spanish", dragonTigerEs, dragonTigerEn],
		["of dragon tiger in Arabic", dragonTigerAr, dragonTigerEn],
		["of three card poker in Spanish", threeCardEs, threeCardEn],
		["of three card poker in Arabic", threeCardAr, threeCardEn],
		["of sic bo in Spanish", sicBoEs, sicBoEn],
		["of sic bo in Arabic", sicBoAr, sicBoEn],
		["of craps in Spanish", crapsEs, crapsEn],
		["of craps in Arabic", crapsAr, crapsEn],
		["of tables in Spanish", tableEs, tableEn],
		["of tables in Arabic", tableAr, tableEn],
	])("are all there %s", (_which, texts, english) => {
		expect(keysOf(texts)).toEqual(keysOf(english));
	});

	it("name every symbol of every title, and those of earlier versions, whose rounds are shown again", () => {
		const ids = new Set([...sheets.flatMap(({ symbols }) => symbols.map(({ id }) => id)), "trident"]);
		expect(Object.keys(en.symbols).sort()).toEqual([...ids].sort());
	});
});
