export default {
	target: "Height to reach",
	lower: "A lower height",
	higher: "A greater height",
	odds: "Chance {chance, number, ::percent .00##} · pays {amount}",
	fell: "It came to {height, number, ::.00##}×. No win this time.",
	spoken: { reached: "The comet came to {height, number, ::.00##}×; {target, number, ::.00##}× was named." },
	rules: {
		begin: "Name the height that the comet must reach, from 1.01 to 10,000 times, and choose your stake.",
		draw: "One number is drawn for each round. A height of x is reached with a chance of 99 ÷ x per cent, so each height returns the same.",
		pays: "Where the comet comes as high or higher, your stake is paid that many times. Otherwise it is lost.",
	},
	drawn:
		"One draw d below 2^32. The height in hundredths is 99 × 2^32 ÷ (d + 1), cut to a whole number; below 100 it is 100.",
} as const;
