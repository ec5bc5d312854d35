import type { Book } from "./book.ts";

/**
 * What cannot be calculated for a title, measured over so many rounds; deviation and largest win in stakes. `above`: the
 * share of rounds that pay more than their stake, where it is stated.
 */
export type Measured = { rounds: number; standardDeviation: number; hit: number; largest: number; above?: number };

export const MEASURED: Readonly<Record<string, Measured>> = {
	"silk-caravan": { rounds: 4_000_000, standardDeviation: 9.55, hit: 0.321, largest: 5_375 },
	"painted-dunes": { rounds: 4_000_000, standardDeviation: 3.93, hit: 0.5404, largest: 883.25 },
	"iron-garden": { rounds: 4_000_000, standardDeviation: 6.64, hit: 0.3464, largest: 999 },
	"iron-garden-gate-open": { rounds: 8_000_000, standardDeviation: 2.11, hit: 0.9414, largest: 44.31, above: 0.211 },
	"copper-vault": { rounds: 3_000_000, standardDeviation: 8.02, hit: 0.3049, largest: 1_134 },
};

/** The books, counted whole: the sum of the wins of each slice, in hundredths of a stake, and what all hold. */
export const BOOKS: Readonly<Record<string, Book>> = {
	"thunder-pines": {
		slices: [
			6_467_105, 6_066_649, 5_983_968, 6_001_186, 6_313_296, 6_173_288, 6_185_290, 6_378_925, 6_444_115, 5_989_215,
			6_377_296, 6_144_748, 6_318_184, 6_223_932, 6_385_344, 6_399_068, 6_319_386, 6_517_090, 6_746_933, 6_282_791,
			6_377_657, 6_507_601, 6_203_272, 6_370_349, 6_483_419, 6_253_259, 6_255_270, 6_147_689, 6_186_983, 6_416_238,
			6_217_065, 6_340_410, 6_277_579, 6_068_575, 6_489_450, 6_259_359, 6_441_540, 6_334_340, 5_955_712, 6_493_674,
			6_406_126, 6_154_222, 6_410_230, 6_135_415, 6_295_746, 6_062_047, 5_845_926, 6_178_812, 6_198_847, 6_422_901,
			5_845_785, 6_591_999, 6_305_481, 6_473_336, 6_331_784, 6_540_888, 6_209_917, 6_262_279, 6_050_702, 6_468_610,
			6_240_565, 6_529_117, 6_218_256, 6_451_344,
		],
		squares: 2_313_407_874_839,
		hits: 1_895_364,
		largest: 133_890,
		largestCount: 1,
	},
	"coral-cascade": {
		slices: [
			5_945_025, 6_356_785, 6_335_475, 6_799_720, 6_515_610, 6_438_870, 6_332_015, 6_152_860, 5_932_480, 6_410_470,
			6_390_500, 6_643_170, 6_393_200, 6_392_690, 6_204_025, 6_165_345, 6_213_305, 6_070_210, 6_207_030, 6_323_770,
			6_297_055, 6_287_520, 6_150_445, 6_632_670, 6_343_420, 6_570_730, 5_965_965, 6_181_080, 6_201_810, 5_934_035,
			6_137_225, 6_234_615, 6_771_995, 6_404_745, 6_437_905, 6_377_375, 6_265_790, 6_486_790, 6_145_270, 6_337_655,
			6_092_630, 5_998_590, 6_089_170, 6_123_665, 6_421_190, 6_022_150, 6_439_985, 6_036_650, 6_212_350, 6_488_075,
			6_108_370, 5_923_370, 6_462_650, 6_308_250, 6_476_680, 6_370_520, 6_410_330, 5_996_500, 6_351_335, 6_408_050,
			6_098_295, 6_219_650, 6_756_925, 6_232_950,
		],
		squares: 3_670_358_451_000,
		hits: 1_911_758,
		largest: 500_000,
		largestCount: 1,
	},
};
