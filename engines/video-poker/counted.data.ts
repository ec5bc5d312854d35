import type { HandName } from "./hands.ts";

/** How often each hand comes of all deals with all their draws: with the best play, and with the usual one. */
type Counted = Readonly<Partial<Record<HandName, bigint>>>;

/**
 * Counting takes seconds, which no server and no page should spend on it, so what was counted for a title's pay table is
 * stated here. A test counts it again.
 */
export const COUNTED: Readonly<Record<string, { best: Counted; usual: Counted }>> = {
	"jacks-or-better": {
		best: {
			nothing: 10_872_274_993_896n,
			highPair: 4_277_372_890_968n,
			twoPair: 2_576_946_164_148n,
			three: 1_484_003_070_324n,
			straight: 223_837_565_784n,
			flush: 219_554_786_160n,
			fullHouse: 229_475_482_596n,
			four: 47_093_167_764n,
			straightFlush: 2_178_883_296n,
			royal: 493_512_264n,
		},
		usual: {
			nothing: 10_721_893_576_404n,
			highPair: 4_477_175_162_640n,
			twoPair: 2_627_705_270_880n,
			three: 1_516_863_148_800n,
			straight: 139_546_258_716n,
			flush: 168_891_053_436n,
			fullHouse: 232_101_410_400n,
			four: 47_817_730_320n,
			straightFlush: 1_024_141_020n,
			royal: 212_764_584n,
		},
	},
	"deuces-wild": {
		best: {
			nothing: 9_622_795_464_336n,
			twoPair: 1_483_977_758_076n,
			three: 5_325_911_611_716n,
			straight: 1_142_885_476_800n,
			flush: 413_870_908_056n,
			fullHouse: 520_566_943_104n,
			four: 1_216_681_289_508n,
			straightFlush: 102_392_435_976n,
			five: 61_961_233_656n,
			wildRoyal: 38_006_962_464n,
			fourDeuces: 3_721_737_204n,
			royal: 458_696_304n,
		},
		usual: {
			nothing: 9_418_487_472_696n,
			twoPair: 1_564_009_318_080n,
			three: 5_610_447_247_248n,
			straight: 935_496_895_848n,
			flush: 491_956_907_928n,
			fullHouse: 537_818_619_744n,
			four: 1_249_719_455_136n,
			straightFlush: 66_334_411_824n,
			five: 41_307_823_008n,
			wildRoyal: 15_799_270_776n,
			fourDeuces: 1_747_419_552n,
			royal: 105_675_360n,
		},
	},
	"joker-poker": {
		best: {
			nothing: 13_674_765_164_220n,
			highPair: 3_477_574_622_868n,
			twoPair: 2_720_876_627_664n,
			three: 3_283_843_437_312n,
			straight: 412_869_226_932n,
			flush: 384_822_604_884n,
			fullHouse: 384_638_108_868n,
			four: 209_757_632_460n,
			straightFlush: 14_263_772_712n,
			five: 2_290_362_936n,
			wildRoyal: 2_559_491_964n,
			royal: 604_468_380n,
		},
		usual: {
			nothing: 13_322_160_461_076n,
			highPair: 3_816_975_942_360n,
			twoPair: 2_815_561_041_120n,
			three: 3_418_975_109_508n,
			straight: 276_388_848_780n,
			flush: 297_310_584_252n,
			fullHouse: 394_968_455_748n,
			four: 217_825_951_704n,
			straightFlush: 5_791_643_316n,
			five: 1_798_880_244n,
			wildRoyal: 948_378_828n,
			royal: 160_224_264n,
		},
	},
};
