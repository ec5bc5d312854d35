/** A return in thousand-millionths, and the standard deviation of a payout in millionths of the stake. */
type Row = { returnX1e9: bigint; deviationX1e6: bigint };

/**
 * What each title states whose bets are all alike, without its jackpot. Calculated from the sheets, which takes seconds
 * for some: a test compares them.
 */
export const STATED: Readonly<Partial<Record<string, Row>>> = {
	"tidal-book": { returnX1e9: 961059408n, deviationX1e6: 5854026n },
	"ember-court": { returnX1e9: 958000433n, deviationX1e6: 5263127n },
	"night-orchard": { returnX1e9: 964202496n, deviationX1e6: 3837942n },
	"amber-fox": { returnX1e9: 960001475n, deviationX1e6: 2565084n },
	"lantern-road": { returnX1e9: 962501228n, deviationX1e6: 5737891n },
	"harbour-lights": { returnX1e9: 965002167n, deviationX1e6: 5283649n },
	"five-sheaves": { returnX1e9: 915000000n, deviationX1e6: 11209049n },
	"coral-cascade": { returnX1e9: 959479761n, deviationX1e6: 9305244n },
	"silk-caravan": { returnX1e9: 963373489n, deviationX1e6: 9550000n },
	"copper-vault": { returnX1e9: 965693371n, deviationX1e6: 8020000n },
	"thunder-pines": { returnX1e9: 959462130n, deviationX1e6: 7364468n },
	"painted-dunes": { returnX1e9: 957395483n, deviationX1e6: 3930000n },
	"iron-garden": { returnX1e9: 962954466n, deviationX1e6: 6640000n },
	"iron-garden-gate-open": { returnX1e9: 962210722n, deviationX1e6: 2110000n },
};
