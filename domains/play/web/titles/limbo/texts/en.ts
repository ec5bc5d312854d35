export default {
	target: "Target",
	lower: "Lower target",
	higher: "Higher target",
	odds: "Chance {chance, number, ::percent .00##} · pays {amount}",
	fell: "The comet reached {height, number, ::.00##}×. No win this time.",
	spoken: { reached: "The comet reached {height, number, ::.00##}×; the target was {target, number, ::.00##}×." },
	rules: {
		begin: "Choose the target the comet must reach, from 1.01 to 10,000 times, and your stake.",
		draw: "One number is drawn for each round. A target of x is reached with a chance of 99 ÷ x per cent, so each target returns the same.",
		pays: "If the comet reaches your target, your stake is paid that many times. Otherwise it is lost.",
	},
	drawn:
		"One draw d below 2^32. The height in hundredths is 99 × 2^32 ÷ (d + 1), cut to a whole number; below 100 it is 100.",
} as const;
